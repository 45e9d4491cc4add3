import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../contract/games.ts';
import type { TableState } from '../../../../contract/live-tables.ts';
import { GameLink } from '../../../entities/games/lazy.ts';
import { $site } from '../../../entities/site/index.ts';
import { GameTile } from '../../../features/favourite/game-tile.tsx';
import {
  $memberTables,
  $memberTablesFailure,
  $tableStates,
  seatsFront,
  tableKey,
} from '../../../features/member-tables/model.ts';
import { formatAmount, formatMoney } from '../../../shared/format/money.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { tableTexts } from '../../../shared/i18n/word-groups.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../../shared/ui/when-translated.tsx';
import { Dealers } from './dealers.tsx';
import { RoomsWaiting } from './kinds.tsx';
import { Oval } from './oval.tsx';
import { freeSeats, HandNow } from './seats.tsx';
import styles from './rooms.module.css';

/** Tables of a room that are shown; the others are in the game. */
const TABLES = 4;

interface Props {
  label: string;
  games: readonly Game[];
}

/** A list of a few card games: each with its open tables, their stakes and their seats. */
export default function Rooms(props: Props) {
  return (
    <WhenTranslated texts={tableTexts} waiting={<RoomsWaiting />}>
      <List {...props} />
    </WhenTranslated>
  );
}

const List = ({ label, games }: Props) => {
  useLifecycle(seatsFront);
  return (
    <>
      <ul className={styles.rooms} aria-label={label}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <Room game={game} />
          </li>
        ))}
      </ul>
      <Dealers />
    </>
  );
};

/** Amounts of a game, minor units, with the site's currency. */
const useMoney = ({ exponent }: Game) => {
  const locale = useLocale();
  const currency = useUnit($site)?.brand.currency;
  return (amount: number) =>
    currency ? formatMoney({ amount, currency, exponent }, locale) : formatAmount(amount, exponent, locale);
};

const Room = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = useMoney(game);
  const min = formatAmount(game.minBet, game.exponent, locale);
  return (
    <section className={styles.room} aria-label={`${game.displayName} · ${t('fronts.seats')}`}>
      <GameTile game={game} eager bare />
      <header className={styles.head}>
        <h2 dir="auto">{game.displayName}</h2>
        <p>
          <bdi>{game.vendorName}</bdi>
        </p>
        <p>{t('games.bets', { min, max: money(game.maxBet) })}</p>
      </header>
      <Tables game={game} />
    </section>
  );
};

const Tables = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const view = useUnit({ tables: $memberTables, failure: $memberTablesFailure, states: $tableStates });
  if (!view.tables && !view.failure) return <Skeleton className={styles.place} />;
  const tables = view.tables?.filter((each) => each.game.nodeId === game.nodeId) ?? [];
  const states = tables.map((each) => view.states[tableKey(each)] ?? null);
  const isFull = states.every((state) => state?.seats.includes(null) === false);
  const open = <Open game={game} action={tables.length === 0 ? 'start' : isFull ? 'watch' : 'sit'} />;
  if (tables.length === 0)
    return (
      <div className={styles.row}>
        <Oval seats={[]} />
        <p className={styles.facts}>{t('fronts.noTables')}</p>
        {open}
      </div>
    );
  return (
    <>
      <ul>
        {tables.slice(0, TABLES).map(({ table }, index) => (
          <li key={table} className={styles.row}>
            <Table game={game} table={table} state={states[index] ?? null} />
            {tables.length === 1 && open}
          </li>
        ))}
      </ul>
      {/* The game chooses among several tables by the stake. */}
      {tables.length > 1 && open}
    </>
  );
};

const Table = ({ game, table, state }: { game: Game; table: number; state: TableState | null }) => {
  const { t } = useTranslation();
  const money = useMoney(game);
  return (
    <>
      <Oval seats={state?.seats ?? []} />
      <p className={styles.facts}>
        <b>{t('fronts.table', { number: table })}</b>
        {state && (
          <>
            <span>{t('fronts.stake', { amount: money(state.stake) })}</span>
            <span>
              <HandNow state={state} />
            </span>
            <span>{t('fronts.free', { count: freeSeats(state) })}</span>
          </>
        )}
      </p>
    </>
  );
};

const Open = ({ game, action }: { game: Game; action: 'start' | 'sit' | 'watch' }) => {
  const { t } = useTranslation();
  const title = t(`fronts.${action}`);
  return (
    <GameLink className={buttonClass('primary')} game={game} aria-label={`${title} · ${game.displayName}`}>
      {title}
    </GameLink>
  );
};

import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../contract/games.ts';
import type { TableState } from '../../../../contract/live-tables.ts';
import { GameLink } from '../../../entities/games/lazy.ts';
import { GameTile } from '../../../features/favourite/game-tile.tsx';
import {
  $memberTables,
  $memberTablesFailure,
  $tableStates,
  seatsFront,
  tableKey,
} from '../../../features/member-tables/model.ts';
import { formatAmount } from '../../../shared/format/money.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { tableTexts } from '../../../shared/i18n/word-groups.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../../shared/ui/when-translated.tsx';
import { RoomsWaiting } from './kinds.tsx';
import { freeSeats, HandNow, SeatDots } from './seats.tsx';
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
    <ul className={styles.rooms} aria-label={label}>
      {games.map((game) => (
        <li key={game.nodeId} className={styles.room}>
          <GameTile game={game} eager bare />
          <Tables game={game} />
        </li>
      ))}
    </ul>
  );
};

const Tables = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ tables: $memberTables, failure: $memberTablesFailure, states: $tableStates });
  const tables = view.tables?.filter((each) => each.game.nodeId === game.nodeId) ?? [];
  const states = tables.map((each) => view.states[tableKey(each)] ?? null);
  const isFull = states.every((state) => state?.seats.includes(null) === false);
  const isWaiting = !view.tables && !view.failure;
  const action = tables.length === 0 ? 'start' : isFull ? 'watch' : 'sit';
  const amount = (minor: number) => formatAmount(minor, game.exponent, locale);
  return (
    <section className={styles.tables} aria-label={`${game.displayName} · ${t('fronts.seats')}`}>
      <h2 dir="auto">{game.displayName}</h2>
      <p>
        <bdi>{game.vendorName}</bdi> · {t('games.bets', { min: amount(game.minBet), max: amount(game.maxBet) })}
      </p>
      {isWaiting && <Skeleton className={styles.place} />}
      {!isWaiting && tables.length === 0 && <p className={styles.none}>{t('fronts.noTables')}</p>}
      {tables.length > 0 && (
        <ul>
          {tables.slice(0, TABLES).map(({ table }, index) => (
            <Table key={table} number={table} state={states[index] ?? null} amount={amount} />
          ))}
        </ul>
      )}
      {!isWaiting && (
        <GameLink
          className={buttonClass('primary')}
          game={game}
          aria-label={`${t(`fronts.${action}`)} · ${game.displayName}`}
        >
          {t(`fronts.${action}`)}
        </GameLink>
      )}
    </section>
  );
};

interface Row {
  number: number;
  state: TableState | null;
  amount: (minor: number) => string;
}

const Table = ({ number, state, amount }: Row) => {
  const { t } = useTranslation();
  return (
    <li className={styles.row}>
      <b>{t('fronts.table', { number })}</b>
      <b>{state && t('fronts.stake', { amount: amount(state.stake) })}</b>
      <span>{state && <HandNow state={state} />}</span>
      <span>
        {state && (
          <>
            {t('fronts.free', { count: freeSeats(state) })} <SeatDots seats={state.seats} />
          </>
        )}
      </span>
    </li>
  );
};

import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../contract/games.ts';
import type { TableState } from '../../../../contract/live-tables.ts';
import { formatAmount } from '../../../shared/format/money.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { Users } from '../../../shared/ui/icons.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { FrontCard } from './card.tsx';
import {
  $memberTables,
  $memberTablesFailure,
  $tableStates,
  seatsFront,
  tableKey,
} from '../../../features/member-tables/model.ts';
import styles from './fronts.module.css';

/** The seats of a table, the taken ones filled. */
export const SeatDots = ({ seats }: { seats: TableState['seats'] }) => {
  const { t } = useTranslation();
  const count = seats.filter((seat) => seat !== null).length;
  return (
    <span className={styles.dots} role="img" aria-label={t('fronts.seated', { count, seats: seats.length })}>
      {seats.map((seat, place) => (
        // A seat is known by its place alone.
        <i key={place} data-taken={seat !== null || undefined} />
      ))}
    </span>
  );
};

/** What is played at a table now. */
export const HandNow = ({ state: { hand } }: { state: TableState }) => {
  const { t } = useTranslation();
  const isPlayed = hand?.phase === 'playing' || hand?.phase === 'staking';
  return <>{isPlayed ? t('fronts.hand', { number: hand.number }) : t('fronts.between')}</>;
};

export const freeSeats = ({ seats }: TableState): number => seats.filter((seat) => seat === null).length;

const Table = ({ game, table, state }: { game: Game; table: number; state: TableState | null }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <FrontCard
      game={game}
      fact={
        <>
          {t('fronts.table', { number: table })}
          {state && <> · {t('fronts.stake', { amount: formatAmount(state.stake, game.exponent, locale) })}</>}
        </>
      }
    >
      <p className={styles.hand}>
        {state && (
          <>
            <span>
              <HandNow state={state} />
            </span>
            <span>{t('fronts.free', { count: freeSeats(state) })}</span>
          </>
        )}
      </p>
      {state ? (
        <div className={styles.seats}>
          <SeatDots seats={state.seats} />
          {/* The card is the link. */}
          <b aria-hidden>{t(freeSeats(state) > 0 ? 'fronts.sit' : 'fronts.watch')}</b>
        </div>
      ) : (
        <Skeleton className={styles.seats} />
      )}
    </FrontCard>
  );
};

/** A game that nobody plays now. */
const Start = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  return (
    <FrontCard game={game} fact={game.vendorName}>
      <p className={styles.hand}>
        <span>{t('fronts.noTables')}</span>
      </p>
      <div className={styles.seats}>
        <span />
        <b aria-hidden>{t('fronts.start')}</b>
      </div>
    </FrontCard>
  );
};

/** Tables of card games with their stake, who sits there and what is played; then the games without a table. */
export const Seats = ({ games, max }: { games: readonly Game[]; max: number }) => {
  const { t } = useTranslation();
  useLifecycle(seatsFront);
  const view = useUnit({ tables: $memberTables, failure: $memberTablesFailure, states: $tableStates });
  if (!view.tables && !view.failure)
    return (
      <div className={styles.cards}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className={styles.card} />
        ))}
      </div>
    );
  const idle = games.filter(({ nodeId }) => !view.tables?.some(({ game }) => game.nodeId === nodeId));
  if (!view.tables || (view.tables.length === 0 && idle.length === 0))
    return (
      <p className={styles.empty}>
        <Users aria-hidden />
        <span>
          <b>{t('fronts.noTables')}</b>
          {t('fronts.noTablesText')}
        </span>
      </p>
    );
  return (
    <ul className={styles.cards}>
      {view.tables.slice(0, max).map((each) => (
        <Table key={tableKey(each)} {...each} state={view.states[tableKey(each)] ?? null} />
      ))}
      {idle.slice(0, Math.max(max - view.tables.length, 0)).map((game) => (
        <Start key={game.nodeId} game={game} />
      ))}
    </ul>
  );
};

import type { StoreValue } from 'effector';
import { useUnit } from 'effector-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '../../../contract/games.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { GameGrid } from '../../entities/games/index.ts';
import { $bigPool } from '../../entities/jackpots/model.ts';
import { GameTile } from '../../features/favourite/game-tile.tsx';
import { formatMoney } from '../../shared/format/money.ts';
import { formatAgo } from '../../shared/format/ago.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { $motionPaused } from '../../shared/lib/motion.ts';
import { $connection } from '../../shared/realtime/runtime.ts';
import { MotionSwitch } from '../../shared/ui/motion-switch.tsx';
import { Odometer } from '../../shared/ui/odometer.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './jackpot-block.module.css';

/** HOME-04: the pool as in the ledger, beside the hot games. */
export const JackpotBlock = ({ games }: { games: readonly Game[] | null }) => {
  const pool = useUnit($bigPool);
  if (!pool) return null;
  return (
    <section className={styles.jackpot} aria-label={pool.name}>
      <Figure {...pool} />
      <Games games={games} />
    </section>
  );
};

const Figure = ({ name, roll }: Pick<NonNullable<StoreValue<typeof $bigPool>>, 'name' | 'roll'>) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ paused: $motionPaused, connection: $connection });
  const won = roll?.pool.lastWon;
  return (
    <div className={styles.figure}>
      <p className={styles.name}>
        {name}
        <MotionSwitch className={styles.pause} />
      </p>
      {roll ? (
        <p className={styles.amount} data-old={view.connection.state !== 'live'}>
          <Odometer
            roll={roll}
            exponent={roll.pool.exponent}
            label={t('home.jackpotNow', { name })}
            paused={view.paused}
          />
          <span className={styles.currency}>{roll.pool.currency}</span>
        </p>
      ) : (
        <Skeleton className={styles.waiting} />
      )}
      <p className={styles.note}>
        {won
          ? t('home.jackpotLastWon', {
              ago: formatAgo(won.atMs, roll.at, locale),
              amount: formatMoney({ ...won, currency: roll.pool.currency, exponent: roll.pool.exponent }, locale),
            })
          : roll && t('home.jackpotNeverWon')}
      </p>
      <Link className={styles.grows} to="/jackpots">
        {t('home.jackpotGrows')}
      </Link>
    </div>
  );
};

// Separate from the figure, which changes all the time.
const Games = memo(function Games({ games }: { games: readonly Game[] | null }) {
  const { t } = useTranslation();
  return (
    <GameGrid layout="four" label={t('home.hotGames')} places={LIMITS.hotGames}>
      {games?.map((game) => (
        <li key={game.nodeId}>
          <GameTile game={game} eager />
        </li>
      ))}
    </GameGrid>
  );
});

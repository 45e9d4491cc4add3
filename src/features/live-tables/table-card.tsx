import { useStoreMap, useUnit } from 'effector-react';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../contract/games.ts';
import { GameLink, TilePicture } from '../../entities/games/lazy.ts';
import { formatAmount } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { watchSeen } from '../../shared/lib/watch-seen.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { $tables, tableNear, tableOf } from './model.ts';
import { lookOf } from './results.ts';
import { TablePhase } from './table-phase.tsx';
import { TableRoad } from './table-road.tsx';
import styles from './table-list.module.css';

interface Props {
  game: Game;
  eager: boolean;
  /** What stands below the results: links of their own. */
  more?: ReactNode;
}

/** A table of the list: followed while it is near the viewport, and opened by a press anywhere on it. */
export const TableCard = memo(function TableCard({ game, eager, more }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { nodeId } = game;
  const { isLive, tellNear } = useUnit({ isLive: $isLive, tellNear: tableNear });
  const [isNear, setNear] = useState(false);
  const { phase, bets, road } = useStoreMap({
    store: $tables,
    keys: [nodeId],
    fn: (known, [id]) => tableOf(known, id),
  });
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const tell = (now: boolean) => {
      setNear(now);
      tellNear({ nodeId, isNear: now });
    };
    const stop = watchSeen(card.current!, tell);
    return () => {
      stop();
      tellNear({ nodeId, isNear: false });
    };
  }, [nodeId, tellNear]);
  const look = road && lookOf(road);
  return (
    <article ref={card} className={styles.card}>
      <span className={styles.art}>
        <TilePicture game={game} eager={eager} />
      </span>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <GameLink className={styles.link} game={game} aria-label={t('games.open', { name: game.displayName })}>
            <span dir="auto">{game.displayName}</span>
          </GameLink>
        </h2>
        <p className={styles.vendor}>
          <span dir="auto">{game.vendorName}</span>
        </p>
        <p className={styles.facts}>
          {t('games.bets', {
            min: formatAmount(game.minBet, game.exponent, locale),
            max: formatAmount(game.maxBet, game.exponent, locale),
          })}
        </p>
        {bets && <p className={styles.facts}>{t('tables.players', { count: bets.players })}</p>}
      </div>
      <TablePhase now={phase} isLive={isLive} isFollowed={isNear || phase !== null} />
      <div className={styles.results}>{look && <TableRoad look={look} />}</div>
      {more && <div className={styles.more}>{more}</div>}
    </article>
  );
});

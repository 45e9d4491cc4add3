import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../contract/games.ts';
import { lookOf, TablePhase, TableRoad, tables } from '../../../features/live-tables/index.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { $isLive } from '../../../shared/realtime/runtime.ts';
import { FrontCard } from './card.tsx';
import styles from './fronts.module.css';
import { useRound } from './use-round.ts';

const Draw = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const { phase, road } = useRound(game.nodeId);
  const isLive = useUnit($isLive);
  const look = road && lookOf(road);
  const hasNone = road?.results.length === 0;
  return (
    <FrontCard game={game} fact={phase ? t('fronts.draw', { number: phase.number }) : game.vendorName}>
      <TablePhase now={phase} isLive={isLive} isFollowed />
      <div className={styles.balls}>
        {look && <TableRoad look={look} />}
        {hasNone && <p className={styles.none}>{t('fronts.noResult')}</p>}
      </div>
    </FrontCard>
  );
};

/** Lotteries with the time left of their draw and the numbers of the last one. */
export const Draws = ({ games }: { games: readonly Game[] }) => {
  useLifecycle(tables);
  return (
    <ul className={styles.cards}>
      {games.map((game) => (
        <Draw key={game.nodeId} game={game} />
      ))}
    </ul>
  );
};

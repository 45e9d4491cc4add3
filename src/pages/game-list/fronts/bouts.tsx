import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../contract/games.ts';
import { lookOf, TablePhase, TableRoad, tables, type TableNow } from '../../../features/live-tables/index.ts';
import { formatAmount } from '../../../shared/format/money.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { $isLive } from '../../../shared/realtime/runtime.ts';
import { FrontCard } from './card.tsx';
import styles from './fronts.module.css';
import { useRound } from './use-round.ts';

const SIDES = ['red', 'blue'] as const;

/** What is bet on each side in this fight, and how the stakes are shared between them. */
const Stakes = ({ bets, exponent }: { bets: TableNow['bets']; exponent: number }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const on = (side: (typeof SIDES)[number]) => bets?.totals[side]?.stake ?? 0;
  return (
    <div className={styles.stakes}>
      <p>
        {SIDES.map((side) => (
          <bdi key={side}>
            {t('fronts.onSide', { side: t(`tables.side.${side}`), amount: formatAmount(on(side), exponent, locale) })}
          </bdi>
        ))}
      </p>
      <span className={styles.share} aria-hidden>
        {SIDES.map((side) => (
          <span key={side} data-side={side} style={{ flexGrow: on('red') + on('blue') > 0 ? on(side) : 1 }} />
        ))}
      </span>
    </div>
  );
};

const Bout = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const { phase, bets, road } = useRound(game.nodeId);
  const isLive = useUnit($isLive);
  const look = road && lookOf(road);
  return (
    <FrontCard game={game} fact={phase ? t('fronts.bout', { number: phase.number }) : game.vendorName}>
      <TablePhase now={phase} isLive={isLive} isFollowed />
      <Stakes bets={bets} exponent={game.exponent} />
      <div className={styles.road}>{look && <TableRoad look={look} />}</div>
    </FrontCard>
  );
};

/** Arenas with the running fight, the stakes on both sides and the road of the last fights. */
export const Bouts = ({ games }: { games: readonly Game[] }) => {
  useLifecycle(tables);
  return (
    <ul className={styles.cards}>
      {games.map((game) => (
        <Bout key={game.nodeId} game={game} />
      ))}
    </ul>
  );
};

import { useUnit } from 'effector-react';
import { useCallback, type ReactNode } from 'react';
import type { Roll } from '../../../streams/feeds/jackpot-ticker.ts';
import { $motionPaused } from '../../shared/lib/motion.ts';
import { useStoreListener } from '../../shared/realtime/use-store-listener.ts';
import { Odometer } from '../../shared/ui/odometer.tsx';
import { TickingAmount } from '../../shared/ui/ticking-amount.tsx';
import { $rolls } from './model.ts';

interface Props {
  id: string;
  exponent: number;
  /** Names the figure for screen readers where it rolls; written as text, it is read as it stands. */
  label: string;
  /** What stands there as long as the feed has told nothing of this pool. */
  children?: ReactNode;
}

/** Odometers on one page, at most: every wheel is a layer of the compositor, and hundreds of odometers hold the page for seconds. */
const MOST_ROLLING = 16;

/** Out of view. */
const RARELY_MS = 4_000;

// As one text, for that is equal where nothing changed: no card is rendered because a figure moved.
const $shownIds = $rolls.map((rolls) => Object.keys(rolls).join(' '));
/** Pools that have a figure; another value only where one comes or goes. */
const $shownPools = $shownIds.map((ids) => new Set(ids.split(' ')));

/** LIVE-03: a pool's figure: it rolls where there are few, and is written as text where there are many. */
export const PoolFigure = ({ children, ...props }: Props) => {
  const shown = useUnit($shownPools);
  if (!shown.has(props.id)) return children;
  return shown.size > MOST_ROLLING ? <Ticking {...props} /> : <Rolling {...props} />;
};

const Rolling = ({ id, ...props }: Props) => {
  const paused = useUnit($motionPaused);
  const roll = useUnit($rolls)[id];
  return roll && <Odometer {...props} roll={roll} paused={paused} />;
};

const Ticking = ({ id, exponent }: Props) => {
  const paused = useUnit($motionPaused);
  const told = useStoreListener($rolls);
  const amounts = useCallback(
    (tell: (amount: number) => void, rarely: boolean) => {
      let last: number | undefined;
      const tellNew = ({ [id]: roll }: Record<string, Roll>) => {
        if (roll && roll.amount !== last) tell((last = roll.amount));
      };
      return told(tellNew, rarely ? RARELY_MS : undefined);
    },
    [told, id],
  );
  return <TickingAmount amounts={amounts} exponent={exponent} paused={paused} />;
};

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
  /** Names the figure for screen readers when it rolls. Plain text is read as it is. */
  label: string;
  /** Shown until the feed has a value of this pool. */
  children?: ReactNode;
}

/** Maximum odometers on one page: every wheel is a compositor layer, and hundreds of odometers block the page for seconds. */
const MAX_ROLLING = 16;

/** Interval of updates out of view. */
const RARELY_MS = 4_000;

// Joined to one string, which is equal when nothing changed: no card renders because a figure moved.
const $shownIds = $rolls.map((rolls) => Object.keys(rolls).join(' '));
/** Pools that have a figure. The set changes only when a pool is added or removed. */
const $shownPools = $shownIds.map((ids) => new Set(ids.split(' ')));

/** LIVE-03: a pool's figure. It rolls when few are shown, and is plain text when many are. */
export const PoolFigure = ({ children, ...props }: Props) => {
  const shown = useUnit($shownPools);
  if (!shown.has(props.id)) return children;
  return shown.size > MAX_ROLLING ? <Ticking {...props} /> : <Rolling {...props} />;
};

const Rolling = ({ id, ...props }: Props) => {
  const paused = useUnit($motionPaused);
  const roll = useUnit($rolls)[id];
  return roll && <Odometer {...props} roll={roll} paused={paused} />;
};

const Ticking = ({ id, exponent }: Props) => {
  const paused = useUnit($motionPaused);
  const received = useStoreListener($rolls);
  const amounts = useCallback(
    (tell: (amount: number) => void, rarely: boolean) => {
      let last: number | undefined;
      const tellNew = ({ [id]: roll }: Record<string, Roll>) => {
        if (roll && roll.amount !== last) tell((last = roll.amount));
      };
      return received(tellNew, rarely ? RARELY_MS : undefined);
    },
    [received, id],
  );
  return <TickingAmount amounts={amounts} exponent={exponent} paused={paused} />;
};

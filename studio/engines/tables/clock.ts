import type { Studio } from '../../server/context.ts';
import { startClock, type TableClock } from '../clock.ts';
import { publishTables } from './publish.ts';
import { stepNextTable, tableDueInMs, takeStakes } from './step.ts';

/** A player's move is told after this long at most; where nobody plays, one looks less often. */
const PLAYED_MS = 200;
const EMPTY_MS = 1_000;

/** Keeps the hands of all tables going on this node. */
export function startHands(studio: Studio): TableClock {
  const request = new Set<Promise<unknown>>();
  /** A platform that is slow for one player does not hold up the others. */
  const ask = (): void => {
    const stakes = takeStakes(studio)
      .catch((error: unknown) => studio.log.error({ err: error }, 'stakes of a hand could not be taken'))
      .finally(() => request.delete(stakes));
    request.add(stakes);
  };
  const clock = startClock(studio, {
    step: () => stepNextTable(studio),
    async rest() {
      ask();
      await publishTables(studio);
      const dueInMs = await tableDueInMs(studio);
      return { dueInMs, longestMs: dueInMs === null ? EMPTY_MS : PLAYED_MS };
    },
  });
  return {
    async stop() {
      await clock.stop();
      await Promise.all(request);
    },
  };
}

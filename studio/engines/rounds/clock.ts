import type { Studio } from '../../server/context.ts';
import { noteCashOuts } from './flight-state.ts';
import { publish } from './publish.ts';
import { dueInMs, stepNext } from './step.ts';
import { ensureTables } from './tables.ts';

/** Totals are told at most this often. */
const LONGEST_MS = 1_000;
const SHORTEST_MS = 20;
const AFTER_FAILURE_MS = 2_000;

export interface TableClock {
  /** Waits for the current step to finish, and makes no more. */
  stop(): Promise<void>;
}

/** Keeps the rounds of all tables going on this node. Any number of nodes may do so. */
export function startTables(studio: Studio): TableClock {
  let stopped = false;
  let wake: () => void = () => undefined;
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
      if (stopped) resolve();
      else setTimeout(resolve, ms).unref();
    });
  const turn = async (): Promise<number> => {
    while (!stopped && (await stepNext(studio)));
    await noteCashOuts(studio);
    await publish(studio);
    const due = await dueInMs(studio);
    return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, due ?? LONGEST_MS));
  };
  const failed = (error: unknown): number => {
    studio.log.error({ err: error }, 'the tables stopped and will go on');
    return AFTER_FAILURE_MS;
  };
  const loop = (async () => {
    for (let isReady = false; !stopped;) {
      const ms: number = await (isReady ? turn() : ensureTables(studio).then(() => 0)).catch(failed);
      isReady ||= ms === 0;
      await wait(ms);
    }
  })();
  return {
    async stop() {
      stopped = true;
      wake();
      await loop;
    },
  };
}

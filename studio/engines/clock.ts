import type { Studio } from '../server/context.ts';
import { keepAlive } from './outages/heart.ts';

const SHORTEST_MS = 20;
const AFTER_FAILURE_MS = 2_000;
/** Where many steps are due, as after an outage, those that were made are told after so long. */
const BUSY_MS = 500;

export interface TableClock {
  /** Waits for the current step to finish, and makes no more. */
  stop(): Promise<void>;
}

/** What an engine does in its turn. */
export interface Turns {
  /** Once, before the first turn. */
  prepare?: () => Promise<void>;
  /** Makes one due step, if any. */
  step: () => Promise<boolean>;
  /** After the steps that were due. Returns how long nothing is due, and the longest wait, in milliseconds. */
  rest: () => Promise<{ dueInMs: number | null; longestMs: number }>;
}

/** Takes an engine's turns on this node, until stopped. Any number of nodes may do so. */
export function startClock(studio: Studio, { prepare, step, rest }: Turns): TableClock {
  let stopped = false;
  let wake: () => void = () => undefined;
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
      if (stopped) resolve();
      else setTimeout(resolve, ms).unref();
    });
  const turn = async (): Promise<number> => {
    const until = performance.now() + BUSY_MS;
    do await keepAlive(studio);
    while (!stopped && (await step()) && performance.now() < until);
    const { dueInMs, longestMs } = await rest();
    return Math.min(longestMs, Math.max(SHORTEST_MS, dueInMs ?? longestMs));
  };
  const failed = (error: unknown): number => {
    studio.log.error({ err: error }, 'the tables stopped and will go on');
    return AFTER_FAILURE_MS;
  };
  const loop = (async () => {
    for (let isReady = prepare === undefined; !stopped;) {
      const ms: number = await (isReady ? turn() : prepare!().then(() => 0)).catch(failed);
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

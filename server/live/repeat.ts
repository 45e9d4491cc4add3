import type { BaseContext } from '../app/base-context.ts';
import { withEveryMerchant } from '../db/scope.ts';

export interface RepeatedTask {
  /** Runs the work now, or returns the running one. */
  now(): Promise<void>;
  stop(): Promise<void>;
}

/** Maximum time until the next attempt after a failure, so that pages recover soon after the database is back. */
const AFTER_FAILURE_MS = 1_000;

/** Runs `work` on this node every `everyMs`, never twice at once. A failure is logged and retried within a second. */
export const repeatEvery = (
  ctx: BaseContext,
  name: string,
  everyMs: number,
  work: () => Promise<void>,
): RepeatedTask => {
  const log = ctx.log.child({ live: name });
  let underWay: Promise<void> | undefined;
  let failing = false;
  let stopped = false;
  let again: NodeJS.Timeout | undefined;

  const attempt = async () => {
    try {
      await withEveryMerchant(work);
      failing = false;
    } catch (error) {
      if (!failing) log.error({ err: error }, 'failed; it will be tried again');
      failing = true;
      if (!stopped) again = setTimeout(() => void now(), Math.min(everyMs, AFTER_FAILURE_MS));
    }
  };
  const now = (): Promise<void> => {
    clearTimeout(again);
    return (underWay ??= attempt().finally(() => (underWay = undefined)));
  };
  const timer = setInterval(() => void now(), everyMs);
  return {
    now,
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(again);
      await underWay;
    },
  };
};

import { setTimeout as sleep } from 'node:timers/promises';

/** A rest is this many times as long as the work before it. */
const REST = 4;
/** Work that has taken this long continues without rests, if its caller names no other time. */
const RESTS_FOR_MS = 3_000;

/** Call between the steps of long work. It rests, so that bets get processor time. */
export type Rest = () => Promise<void>;

/** Rests after each step in proportion to its length. Runs `meanwhile` at each rest; its time does not count as work. */
export const restful = (
  signal: AbortSignal,
  atRest: () => Promise<void>,
  { restsForMs = RESTS_FOR_MS }: { restsForMs?: number | undefined } = {},
): Rest => {
  const startedAt = performance.now();
  let since = startedAt;
  return async () => {
    const now = performance.now();
    const rest = now - startedAt < restsForMs ? REST * (now - since) : 0;
    // Rejects when the job is aborted: the work ends at its next step.
    await sleep(rest, undefined, { signal }).catch(() => undefined);
    await atRest();
    since = performance.now();
  };
};

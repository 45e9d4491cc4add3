import { setTimeout as sleep } from 'node:timers/promises';

/** A rest is so many times as long as the work before it. */
const REST = 4;
/** What has taken this long is in arrears, and rests no more. */
const RESTS_FOR_MS = 3_000;

/** Called between the steps of long work: rests, so that bets get their part of the processor meanwhile. */
export type Rest = () => Promise<void>;

/** A rest after each step for its length; `meanwhile` is done at each, and is no part of the work. */
export const restful = (signal: AbortSignal, meanwhile: () => Promise<void>): Rest => {
  const startedAt = performance.now();
  let since = startedAt;
  return async () => {
    const now = performance.now();
    const rest = now - startedAt < RESTS_FOR_MS ? REST * (now - since) : 0;
    await sleep(rest, undefined, { signal }).catch(() => undefined);
    await meanwhile();
    since = performance.now();
  };
};

import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { everyMerchant, type Database } from '../../../../server/db/database.ts';
import type { Look, Watch } from './watch.ts';

export const relayingIn = ({ relays }: Look): number => relays.findIndex((relays) => relays === true);
/** The relaying node; there is one, except during a hand-over. */
export const relaying = async (watch: Watch): Promise<number> => {
  await expect.poll(async () => relayingIn(await watch.next()), { timeout: 60_000 }).not.toBe(-1);
  return relayingIn(watch.looks.at(-1)!);
};
/** Waits until the condition holds; returns the time since `sinceMs` (wall clock), Infinity for never. */
export const comesTrue = async (
  withinMs: number,
  isSo: () => Promise<boolean> | boolean,
  sinceMs = Date.now(),
): Promise<number> => {
  while (!(await isSo())) {
    if (Date.now() - sinceMs > withinMs) return Infinity;
    await sleep(50);
  }
  return Date.now() - sinceMs;
};

/** The number of rows that no relay has sent yet. */
export const outboxRows = async ({ db }: Database): Promise<number> =>
  (await everyMerchant(db).selectFrom('outbox').select('id').execute()).length;

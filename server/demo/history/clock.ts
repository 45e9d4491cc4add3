import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import type { Tx } from '../../db/database.ts';

/** The search path while the history is written. */
export const SEARCH_PATH = 'demo_clock, pg_catalog, public';

/** Clock of the transaction that writes the demo's history. */
export interface HistoryClock {
  /** What `ctx.now` returns while the history is written. */
  now: () => Millis;
  set(atMs: Millis): Promise<void>;
  /** Removes the clock; call it before the commit. */
  close(): Promise<void>;
}

/**
 * Gives this transaction a clock of its own. Its two functions stand before PostgreSQL's in the search path, so the product's
 * SQL reads it unchanged. They are created here and dropped before the commit: no other transaction ever sees them, and there
 * is nothing that an endpoint, a vendor or an operator could set (decision 0011).
 */
export const openClock = async (tx: Tx): Promise<HistoryClock> => {
  const time = `returns timestamptz language sql stable as $$ select current_setting('demo_clock.at')::timestamptz $$`;
  await sql
    .raw(`create schema demo_clock;
    create function demo_clock.now() ${time};
    create function demo_clock.clock_timestamp() ${time};
    set local search_path = ${SEARCH_PATH}`)
    .execute(tx);
  let nowMs = Date.now();
  const set = async (atMs: Millis): Promise<void> => {
    nowMs = atMs;
    await sql`select set_config('demo_clock.at', ${new Date(atMs).toISOString()}, true)`.execute(tx);
  };
  await set(nowMs);
  return {
    now: () => nowMs,
    set,
    close: async () => {
      await sql.raw(`set local search_path to default; drop schema demo_clock cascade`).execute(tx);
    },
  };
};

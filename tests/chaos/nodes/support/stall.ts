import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';
import type { ServerProcess } from '../../../support/server-process.ts';

/** Stops a node while a bet's transaction is open in it; false where no such moment was found. */
export const stopWithin = async (db: Database['db'], node: ServerProcess): Promise<boolean> => {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    node.signal('SIGSTOP');
    // A transaction that stays open belongs to the stopped node; the other node continues.
    const before = await openBets(db);
    await sleep(40);
    const still = await openBets(db);
    if (before.some((pid) => still.includes(pid))) return true;
    node.signal('SIGCONT');
    await sleep(20);
  }
  node.signal('SIGSTOP');
  return false;
};
const openBets = async (db: Database['db']): Promise<string[]> => {
  const { rows } = await sql<{ what: string }>`
    select pid || ' ' || state_change as what from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction' and query like '%vendor_apply%'`.execute(db);
  return rows.map(({ what }) => what);
};

import { sql } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';
import { DEMO_SETTINGS } from '../../../../server/demo/merchant.ts';
import { readTruth, type Truth } from '../../clients/support/truth.ts';
import { VENDOR } from '../../money/table.ts';

export const BRAND = 'parlour';
export const POOL = 'grand';

/**
 * The merchant's true history: balances from the ledger, and wins from the vendor's own transactions, independently of the event
 * log.
 */
export const readNodesTruth = async (database: Database): Promise<Truth> => {
  const { balances } = await readTruth(database, BRAND);
  const { db } = database;
  const wins = await sql<{ id: number; at: string }>`
    select s.id, extract(epoch from s.at) * 1000 as at
      from vendor_txs s join vendor_txs b on b.round_id = s.round_id and b.kind = 'bet'
     where s.vendor = ${VENDOR} and s.kind = 'settle' and s.state = 'applied'
       and s.amount >= ${DEMO_SETTINGS.winnersFrom} and s.amount > b.amount order by s.id`.execute(db);
  const pool = await sql<{ amount: number; version: number }>`
    select floor(p.shown_micro / 1000000)::bigint as amount, p.version from pools p
     where p.merchant = ${BRAND} and p.id = ${POOL}`.execute(db);
  // The pool never changes: the game contributes nothing, so nothing is released.
  const { amount, version } = pool.rows[0]!;
  const values = Array.from({ length: version + 1 }, () => amount);
  return {
    balances,
    jackpot: { values, since: values.map(() => 0) },
    wins: new Map(wins.rows.map(({ id, at }) => [id, Number(at)])),
  };
};

import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { changePool, foldContributions, fundPool, lockPool, MICRO, shownOf, type Pool } from './pool.ts';

/** The vendor's transaction that won a pool. */
export interface WonBy {
  vendor: string;
  txId: string;
}

/** Locks a pool for a win or its reversal, and takes in pending contributions. */
export const holdPool = async (tx: Tx, merchant: string, id: string): Promise<Pool | undefined> => {
  const pool = await lockPool(tx, merchant, id);
  const folded = pool && (await foldContributions(tx, pool));
  if (folded) await changePool(tx, pool, folded);
  return pool;
};

/**
 * Restarts the pool after its win was posted, in the same transaction, and publishes the winner. The reserve above its bound
 * joins the new pool. The rest of the reserve pays the seed if it covers it, else the house does.
 */
export const resetPool = async (
  tx: Tx,
  pool: Pool,
  win: WonBy & { amount: MinorUnits; playerName: string; memberId: number },
): Promise<void> => {
  pool.balance -= win.amount;
  pool.shownMicro -= BigInt(win.amount) * MICRO;
  const bound = BigInt(pool.reserveBound) * MICRO;
  if (pool.reserveMicro > bound) {
    pool.shownMicro += pool.reserveMicro - bound;
    pool.reserveMicro = bound;
  }
  const seed = drawSeed(pool);
  const seedMicro = BigInt(seed) * MICRO;
  const covered = pool.reserveMicro >= seedMicro;
  if (covered) pool.reserveMicro -= seedMicro;
  pool.shownMicro += seedMicro;
  const seeded = covered ? 0 : seed;
  await fundPool(tx, pool, 'pool_seed', seeded);
  await inMerchant(tx, pool.merchant)
    .insertInto('pool_wins', {
      pool_id: pool.id,
      member_id: win.memberId,
      amount: win.amount,
      player_name: win.playerName,
      vendor: win.vendor,
      tx_id: win.txId,
      house_seed: seeded,
    })
    .execute();
  await changePool(tx, pool, { seeded, paid: win.amount });
};

/**
 * Restores the pool after the reversal of a win was posted. The whole amount is in the pool again, whatever the player still had
 * of it, and the win is hidden. The house gets its seed back as long as the pool keeps at least its least seed.
 */
export const returnWin = async (tx: Tx, pool: Pool, { vendor, txId }: WonBy, amount: MinorUnits): Promise<void> => {
  pool.balance += amount;
  pool.shownMicro += BigInt(amount) * MICRO;
  const win = await inMerchant(tx, pool.merchant)
    .updateTable('pool_wins')
    .set({ reversed_at: sql<Date>`clock_timestamp()` })
    .where('vendor', '=', vendor)
    .where('tx_id', '=', txId)
    .returning('house_seed')
    .executeTakeFirst();
  const back = Math.min(win?.house_seed ?? 0, Math.max(0, shownOf(pool) - pool.seedMin));
  await fundPool(tx, pool, 'pool_seed', -back);
  pool.shownMicro -= BigInt(back) * MICRO;
  await changePool(tx, pool, { seeded: 0 - back, paid: -amount });
};

/** Draws a seed evenly, both bounds included. */
export const drawSeed = ({ seedMin, seedMax }: Pick<Pool, 'seedMin' | 'seedMax'>): MinorUnits =>
  seedMax > seedMin ? randomInt(seedMin, seedMax + 1) : seedMin;

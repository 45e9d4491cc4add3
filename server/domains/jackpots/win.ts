import { randomInt } from 'node:crypto';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { inBrand } from '../../db/brand.ts';
import type { Tx } from '../../db/database.ts';
import { changePool, foldContributions, fundPool, lockPool, type Pool } from './pool.ts';

/** Locks a pool for a win and takes in what waits: its balance is then what the winner is paid. */
export const holdPool = async (tx: Tx, merchant: string, id: string): Promise<Pool | undefined> => {
  const pool = await lockPool(tx, merchant, id);
  const folded = pool && (await foldContributions(tx, pool));
  if (folded) await changePool(tx, pool, folded);
  return pool;
};

/** After the win was posted: starts the pool again from the house's money, in the same transaction, and says who won. */
export const resetPool = async (
  tx: Tx,
  pool: Pool,
  win: { amount: MinorUnits; playerName: string; memberId: number },
): Promise<void> => {
  pool.balance -= win.amount;
  const seeded = drawSeed(pool);
  await fundPool(tx, pool, 'pool_seed', seeded);
  await inBrand(tx, pool.merchant)
    .insertInto('pool_wins', {
      pool_id: pool.id,
      member_id: win.memberId,
      amount: win.amount,
      player_name: win.playerName,
    })
    .execute();
  await changePool(tx, pool, { seeded, paid: win.amount, win });
};

/** After a win was taken back: what came back is in the pool again. */
export const returnWin = async (tx: Tx, pool: Pool, amount: MinorUnits): Promise<void> => {
  pool.balance += amount;
  await changePool(tx, pool, { paid: -amount });
};

/** Evenly drawn, both bounds included. */
export const drawSeed = ({ seedMin, seedMax }: Pick<Pool, 'seedMin' | 'seedMax'>): MinorUnits =>
  seedMax > seedMin ? randomInt(seedMin, seedMax + 1) : seedMin;

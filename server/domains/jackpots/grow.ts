import type { MinorUnits } from '../../../contract/primitives.ts';
import { everyBrand, type Tx } from '../../db/database.ts';
import type { House } from '../../house.ts';
import { changePool, foldContributions, fundPool, lockPool } from './pool.ts';

export interface PoolName {
  merchant: string;
  id: string;
}

/** Pools that bets have given to since the last time. */
export const poolsWithContributions = ({ database }: Pick<House, 'database'>): Promise<PoolName[]> =>
  everyBrand(database.db).selectFrom('pool_contributions').select(['merchant', 'pool_id as id']).distinct().execute();

/** Grows one pool by what bets gave and what the house drips, in one transaction with one envelope. */
export const growPool = async (
  { database }: Pick<House, 'database'>,
  { merchant, id }: PoolName,
  dripped: MinorUnits,
  guard?: (tx: Tx) => Promise<void>,
): Promise<void> =>
  database.transact(async (tx) => {
    await guard?.(tx);
    const pool = await lockPool(tx, merchant, id);
    if (!pool) return;
    const folded = await foldContributions(tx, pool);
    await fundPool(tx, pool, 'pool_drip', dripped);
    if (folded || dripped > 0) await changePool(tx, pool, { ...folded, dripped });
  });

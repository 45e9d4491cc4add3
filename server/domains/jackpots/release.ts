import { everyMerchant, type Tx } from '../../db/database.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { isPlayablePool } from './playable.ts';
import { changePool, foldContributions, lockPool } from './pool.ts';

export interface PoolName {
  merchant: string;
  id: string;
}

/** Returns the pools that can be won. */
export const playablePools = ({ database }: Pick<BaseContext, 'database'>): Promise<PoolName[]> =>
  everyMerchant(database.db).selectFrom('pools').select(['merchant', 'id']).where(isPlayablePool).execute();

/** Returns the pools with contributions since the last release. */
export const poolsWithContributions = ({ database }: Pick<BaseContext, 'database'>): Promise<PoolName[]> =>
  everyMerchant(database.db)
    .selectFrom('pool_contributions')
    .select(['merchant', 'pool_id as id'])
    .distinct()
    .execute();

/**
 * Moves contributions into a pool's reserve and releases this many steps of its unit to the shown part, limited by the
 * reserve. No money moves between accounts: the shown amount was in the pool before (LIVE-03).
 */
export const releasePool = async (
  { database }: Pick<BaseContext, 'database'>,
  { merchant, id }: PoolName,
  steps: number,
  guard?: (tx: Tx) => Promise<void>,
): Promise<void> =>
  database.transact(async (tx) => {
    await guard?.(tx);
    const pool = await lockPool(tx, merchant, id);
    if (!pool) return;
    const folded = await foldContributions(tx, pool);
    const step = BigInt(steps) * pool.releaseUnitMicro;
    const released = step < pool.reserveMicro ? step : pool.reserveMicro;
    pool.reserveMicro -= released;
    pool.shownMicro += released;
    if (folded || released > 0n) await changePool(tx, pool, { ...folded });
  });

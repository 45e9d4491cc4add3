import { everyMerchant, type Tx } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';
import { isPlayablePool } from './playable.ts';
import { changePool, foldContributions, lockPool } from './pool.ts';

export interface PoolName {
  merchant: string;
  id: string;
}

/** Pools that somebody can win. */
export const playablePools = ({ database }: Pick<AppContext, 'database'>): Promise<PoolName[]> =>
  everyMerchant(database.db).selectFrom('pools').select(['merchant', 'id']).where(isPlayablePool).execute();

/** Pools that bets have given to since the last time. */
export const poolsWithContributions = ({ database }: Pick<AppContext, 'database'>): Promise<PoolName[]> =>
  everyMerchant(database.db)
    .selectFrom('pool_contributions')
    .select(['merchant', 'pool_id as id'])
    .distinct()
    .execute();

/**
 * Takes what bets gave into a pool's reserve and releases so many steps of its unit to the shown part, as far as the reserve
 * has them. No money moves between accounts for it: what is shown was in the pool before (LIVE-03).
 */
export const releasePool = async (
  { database }: Pick<AppContext, 'database'>,
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

import type { Database } from '../../server/db/database.ts';
import { changePool, fundPool, lockPool, MICRO } from '../../server/domains/jackpots/pool.ts';
import { addGame, addVendor } from './games.ts';

/** A playable game that feeds the pool: a pool without one is not shown. */
export const addPoolGame = async (database: Database, merchant: string, poolId: string): Promise<void> => {
  await addVendor(database, `OF_${poolId.toUpperCase()}`, { merchant });
  await addGame(database, 900_000, { merchant, vendor: `OF_${poolId.toUpperCase()}`, playable: true, poolId });
};

/** Grows the shown part of a pool at once, with money of the house account. */
export const growPool = (
  { database }: { database: Database },
  { merchant, id }: { merchant: string; id: string },
  amount: number,
): Promise<void> =>
  database.transact(async (tx) => {
    const pool = (await lockPool(tx, merchant, id))!;
    await fundPool(tx, pool, 'pool_fund', amount);
    pool.shownMicro += BigInt(amount) * MICRO;
    await changePool(tx, pool, { funded: amount });
  });

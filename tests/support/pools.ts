import type { Database } from '../../server/db/database.ts';
import { changePool, fundPool, lockPool, MICRO } from '../../server/domains/jackpots/pool.ts';
import { addGame, addVendor } from './games.ts';

/** A game that can be played and feeds the pool: without one it is shown nowhere. */
export const addPoolGame = async (database: Database, merchant: string, poolId: string): Promise<void> => {
  await addVendor(database, `OF_${poolId.toUpperCase()}`, { merchant });
  await addGame(database, 900_000, { merchant, vendor: `OF_${poolId.toUpperCase()}`, playable: true, poolId });
};

/** Lets what a pool shows grow at once, from the house's money. */
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

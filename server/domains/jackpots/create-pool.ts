import type { MinorUnits } from '../../../contract/primitives.ts';
import { inBrand } from '../../db/brand.ts';
import type { Tx } from '../../db/database.ts';
import { accountOf } from '../../ledger/account.ts';
import { changePool, fundPool, lockPool } from './pool.ts';
import { drawSeed } from './win.ts';

export interface NewPool {
  merchant: string;
  id: string;
  name: string;
  currency: string;
  exponent: number;
  position?: number;
  /** A pool starts and restarts between these, drawn evenly, from the house's money. */
  seedMin: MinorUnits;
  seedMax: MinorUnits;
  /** What a bet gives, in millionths of the stake. */
  contributionMicro: number;
  /** Odds of a win at the reference stake, as one in so many. */
  oneIn: number;
  referenceStake: MinorUnits;
  /** The first amount; drawn between the bounds where not given. */
  firstSeed?: MinorUnits;
}

/** Opens a pool with its account and its first seed; one that is there already is left as it is. */
export const createPool = async (tx: Tx, pool: NewPool): Promise<void> => {
  const { merchant, id, currency, exponent } = pool;
  const account = await accountOf(tx, {
    merchant,
    ledger: 'real',
    kind: 'pool',
    owner: `pool:${id}`,
    currency,
    exponent,
  });
  const made = await inBrand(tx, merchant)
    .insertInto('pools', {
      id,
      name: pool.name,
      account_id: account.id,
      position: pool.position ?? 0,
      seed_min: pool.seedMin,
      seed_max: pool.seedMax,
      contribution_micro: pool.contributionMicro,
      one_in: pool.oneIn,
      reference_stake: pool.referenceStake,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!made.numInsertedOrUpdatedRows) return;
  const locked = (await lockPool(tx, merchant, id))!;
  const seeded = pool.firstSeed ?? drawSeed(pool);
  await fundPool(tx, locked, 'pool_seed', seeded);
  await changePool(tx, locked, { seeded });
};

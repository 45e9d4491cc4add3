import { SERVER_LIMITS } from '../../../contract/limits.ts';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { accountOf } from '../../ledger/account.ts';
import { changePool, fundPool, lockPool, MICRO } from './pool.ts';
import { drawSeed } from './win.ts';

export interface NewPool {
  merchant: string;
  id: string;
  name: string;
  currency: string;
  exponent: number;
  position?: number;
  /** Each seed is drawn evenly between these bounds and paid by the house. */
  seedMin: MinorUnits;
  seedMax: MinorUnits;
  /** Contribution of a bet, in millionths of the stake. */
  contributionMicro: number;
  /** Contributions expected per hour, minor units. Determines the unit of the release; without it the unit is one minor unit. */
  expectedHourly?: MinorUnits;
  /** The reserve above this joins the next seed. Default: half of the least seed. */
  reserveBound?: MinorUnits;
  /** Odds of a win at the reference stake: one in this many. */
  oneIn: number;
  referenceStake: MinorUnits;
  /** The first amount. Default: drawn between the bounds. */
  firstSeed?: MinorUnits;
}

/** Average number of release steps per hour (LIVE-03). */
const HOURLY_STEPS = (() => {
  const { jackpotReleaseMs: waits, jackpotReleaseSteps: steps } = SERVER_LIMITS;
  const meanMs = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
  return (3_600_000 / meanMs) * ((steps.min + steps.max) / 2);
})();

/** Returns the unit at which the release keeps up with the contributions: at most a minor unit, in millionths. */
export const releaseUnitMicro = (expectedHourly: MinorUnits): number =>
  Math.min(1_000_000, Math.max(1, Math.ceil((expectedHourly * 1_000_000) / HOURLY_STEPS)));

/** Opens a pool with its account and first seed. Leaves an existing pool unchanged. */
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
  const made = await inMerchant(tx, merchant)
    .insertInto('pools', {
      id,
      name: pool.name,
      account_id: account.id,
      position: pool.position ?? 0,
      seed_min: pool.seedMin,
      seed_max: pool.seedMax,
      contribution_micro: pool.contributionMicro,
      release_unit_micro: pool.expectedHourly === undefined ? 1_000_000 : releaseUnitMicro(pool.expectedHourly),
      reserve_bound: pool.reserveBound ?? Math.floor(pool.seedMin / 2),
      one_in: pool.oneIn,
      reference_stake: pool.referenceStake,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!made.numInsertedOrUpdatedRows) return;
  const locked = await lockPool(tx, merchant, id);
  if (!locked) throw new RangeError(`the pool ${id} was made and is not there`);
  const seeded = pool.firstSeed ?? drawSeed(pool);
  await fundPool(tx, locked, 'pool_seed', seeded);
  locked.shownMicro += BigInt(seeded) * MICRO;
  await changePool(tx, locked, { seeded });
};

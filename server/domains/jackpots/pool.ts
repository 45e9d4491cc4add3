import { sql } from 'kysely';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { accountOf } from '../../ledger/account.ts';
import { post } from '../../ledger/post.ts';
import { emitState } from '../../live/emit.ts';
import { firstOf } from '../../shared/first-of.ts';

/** Pools count in millionths of a minor unit; the ledger moves whole ones. */
export const MICRO = 1_000_000n;

/** A pool whose row is locked until the end of the transaction. No other transaction moves its account meanwhile. */
export interface Pool {
  merchant: string;
  id: string;
  accountId: number;
  houseId: number;
  seedMin: MinorUnits;
  seedMax: MinorUnits;
  /** The reserve above this joins the next seed. */
  reserveBound: MinorUnits;
  /** A step of the release is 100 to 500 times this. */
  releaseUnitMicro: bigint;
  currency: string;
  exponent: number;
  /** Balance of the account: the whole minor units of both parts together. */
  balance: MinorUnits;
  shownMicro: bigint;
  reserveMicro: bigint;
  /** Version of the pool's row. */
  version: number;
}

/** Changes that a transaction made to a pool. The amounts are added to the row. */
export interface PoolChange {
  seeded?: MinorUnits;
  funded?: MinorUnits;
  paid?: MinorUnits;
  contributedMicro?: bigint;
}

/** Locks a pool; undefined if the merchant has none with this id. Lock wallets before pools, never after. */
export const lockPool = async (tx: Tx, merchant: string, id: string): Promise<Pool | undefined> => {
  const row = await inMerchant(tx, merchant)
    .selectFrom('pools')
    .select(['account_id', 'seed_min', 'seed_max', 'reserve_bound', 'release_unit_micro'])
    .select(['shown_micro', 'reserve_micro', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const account = await inMerchant(tx, merchant)
    .selectFrom('accounts')
    .select(['id', 'balance', 'currency', 'exponent'])
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const { balance, currency, exponent } = account;
  const house = await accountOf(tx, { merchant, ledger: 'real', kind: 'house', owner: merchant, currency, exponent });
  return {
    merchant,
    id,
    accountId: account.id,
    houseId: house.id,
    seedMin: row.seed_min,
    seedMax: row.seed_max,
    reserveBound: row.reserve_bound,
    releaseUnitMicro: BigInt(row.release_unit_micro),
    currency,
    exponent,
    balance,
    shownMicro: BigInt(row.shown_micro),
    reserveMicro: BigInt(row.reserve_micro),
    version: row.version,
  };
};

/** Whole minor units of an amount in millionths, rounded down. */
export const wholeOf = (micro: bigint): MinorUnits => Number(micro / MICRO);

/** Returns what a win would pay now. */
export const shownOf = ({ shownMicro }: Pick<Pool, 'shownMicro'>): MinorUnits => wholeOf(shownMicro);

/** SQL: what a row of `pools` shows. */
export const shownInSql = sql<MinorUnits>`floor(pools.shown_micro / 1000000)::bigint`;

/** Returns what a pool shows now, without a lock; 0 if there is none. */
export const shownBy = async (tx: Tx, merchant: string, id: string): Promise<MinorUnits> =>
  (
    await inMerchant(tx, merchant)
      .selectFrom('pools')
      .select(shownInSql.as('shown'))
      .where('pools.id', '=', id)
      .executeTakeFirst()
  )?.shown ?? 0;

/** Moves money between house and pool. The caller assigns it to a part of the pool. */
export const fundPool = async (
  tx: Tx,
  pool: Pool,
  kind: 'pool_seed' | 'pool_fund' | 'pool_contribution',
  amount: MinorUnits,
): Promise<void> => {
  if (amount === 0) return;
  await post(tx, {
    merchant: pool.merchant,
    kind,
    actor: `pool:${pool.id}`,
    idempotencyKey: `${kind}:${pool.version}`,
    payload: { amount },
    about: pool.id,
    lines: [
      { accountId: pool.accountId, amount },
      { accountId: pool.houseId, amount: -amount },
    ],
  });
  pool.balance += amount;
};

/**
 * Moves contributions since the last call into the reserve. Returns the change, or undefined if there were none.
 * A bet may be rolled back after its contribution was released or won. The amount is taken from the reserve first, then from the
 * shown part down to the least seed; the house, not the players, bears the rest.
 */
export const foldContributions = async (tx: Tx, pool: Pool): Promise<PoolChange | undefined> => {
  const { rows } = await sql<{ count: number; micro: string }>`
    with taken as (
      delete from pool_contributions where merchant = ${pool.merchant} and pool_id = ${pool.id} returning amount_micro
    ) select count(*) as count, coalesce(sum(amount_micro), 0)::text as micro from taken
  `.execute(tx);
  if (firstOf(rows).count === 0) return undefined;
  const contributedMicro = BigInt(firstOf(rows).micro);
  const seeded = takeIn(pool, contributedMicro);
  await fundPool(tx, pool, 'pool_seed', seeded);
  await fundPool(tx, pool, 'pool_contribution', wholeOf(pool.shownMicro + pool.reserveMicro) - pool.balance);
  return { contributedMicro, seeded };
};

/** Applies contributions and their reversals to the parts. Returns what the house has to add. */
const takeIn = (pool: Pool, contributedMicro: bigint): MinorUnits => {
  pool.reserveMicro += contributedMicro;
  if (pool.reserveMicro >= 0n) return 0;
  const min = BigInt(pool.seedMin) * MICRO;
  const floor = pool.shownMicro < min ? pool.shownMicro : min;
  pool.shownMicro += pool.reserveMicro;
  pool.reserveMicro = 0n;
  if (pool.shownMicro >= floor) return 0;
  const lacking = floor - pool.shownMicro;
  const added = (lacking + MICRO - 1n) / MICRO;
  pool.shownMicro = floor;
  pool.reserveMicro = added * MICRO - lacking;
  return Number(added);
};

/** Selects the newest win of a pool that was not reversed. */
export const lastWinOf = (db: Db | Tx, merchant: string, poolId: string) =>
  inMerchant(db, merchant)
    .selectFrom('pool_wins')
    .select(['amount', 'at', 'player_name'])
    .where('pool_id', '=', poolId)
    .where('reversed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Writes the pool's parts and figures with its next version, and publishes them to the merchant's pages. */
export const changePool = async (tx: Tx, pool: Pool, change: PoolChange): Promise<void> => {
  const { seeded = 0, funded = 0, paid = 0, contributedMicro = 0n } = change;
  const row = await inMerchant(tx, pool.merchant)
    .updateTable('pools')
    .set({
      version: pool.version + 1,
      shown_micro: pool.shownMicro.toString(),
      reserve_micro: pool.reserveMicro.toString(),
      contributed_micro: sql<string>`contributed_micro + ${contributedMicro.toString()}::numeric`,
      seeded: sql<number>`seeded + ${seeded}`,
      funded: sql<number>`funded + ${funded}`,
      paid: sql<number>`paid + ${paid}`,
    })
    .where('id', '=', pool.id)
    .returning(['name', 'version'])
    .executeTakeFirstOrThrow();
  pool.version = row.version;
  const won = await lastWinOf(tx, pool.merchant, pool.id);
  await emitState(tx, {
    merchant: pool.merchant,
    feed: 'jackpot',
    key: `pool:${pool.id}`,
    room: `public:${pool.merchant}`,
    seq: row.version,
    value: {
      name: row.name,
      amount: shownOf(pool),
      currency: pool.currency,
      exponent: pool.exponent,
      lastWon: won ? { amount: won.amount, atMs: won.at.getTime(), playerName: won.player_name } : null,
    },
  });
};

import { sql } from 'kysely';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { inBrand } from '../../db/brand.ts';
import type { Tx } from '../../db/database.ts';
import { accountOf } from '../../ledger/account.ts';
import { post } from '../../ledger/post.ts';
import { emitState } from '../../live/emit.ts';

/** Pools count in millionths of a minor unit; the ledger moves whole ones. */
const MICRO = 1_000_000n;

/** A pool whose row is locked until the end of the transaction; nobody else moves its account meanwhile. */
export interface Pool {
  merchant: string;
  id: string;
  accountId: number;
  houseId: number;
  seedMin: MinorUnits;
  seedMax: MinorUnits;
  currency: string;
  exponent: number;
  /** What a winner would be paid now. */
  balance: MinorUnits;
  reserveMicro: bigint;
  /** Numbers the pool's own postings. */
  version: number;
}

/** What a transaction did to a pool; amounts are added to the row. */
export interface PoolChange {
  seeded?: MinorUnits;
  dripped?: MinorUnits;
  paid?: MinorUnits;
  contributedMicro?: bigint;
  reserveMicro?: bigint;
  win?: { amount: MinorUnits; playerName: string; memberId: number };
}

/** Locks a pool; undefined where the brand has none of this id. Wallets are locked before pools, never after. */
export const lockPool = async (tx: Tx, merchant: string, id: string): Promise<Pool | undefined> => {
  const row = await inBrand(tx, merchant)
    .selectFrom('pools')
    .select(['account_id', 'seed_min', 'seed_max', 'reserve_micro', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const account = await inBrand(tx, merchant)
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
    currency,
    exponent,
    balance,
    reserveMicro: BigInt(row.reserve_micro),
    version: row.version,
  };
};

/** What a pool shows now, unlocked; 0 where there is none. */
export const shownBy = async (tx: Tx, merchant: string, id: string): Promise<MinorUnits> =>
  (
    await inBrand(tx, merchant)
      .selectFrom('pools')
      .innerJoin('accounts', 'accounts.id', 'pools.account_id')
      .select('accounts.balance')
      .where('pools.id', '=', id)
      .executeTakeFirst()
  )?.balance ?? 0;

/** Moves money between house and pool, and says so in the pool's own figures. */
export const fundPool = async (
  tx: Tx,
  pool: Pool,
  kind: 'pool_seed' | 'pool_drip' | 'pool_contribution',
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
 * Takes in what bets have given since the last time; answers what changed, or undefined where nothing waits. A bet may be
 * rolled back after its contribution was won: what the pool then lacks to its least seed is the house's loss, not the players'.
 */
export const foldContributions = async (tx: Tx, pool: Pool): Promise<PoolChange | undefined> => {
  const { rows } = await sql<{ count: number; micro: string }>`
    with taken as (
      delete from pool_contributions where merchant = ${pool.merchant} and pool_id = ${pool.id} returning amount_micro
    ) select count(*) as count, coalesce(sum(amount_micro), 0)::text as micro from taken
  `.execute(tx);
  if (rows[0]!.count === 0) return undefined;
  const contributedMicro = BigInt(rows[0]!.micro);
  const held = pool.reserveMicro + contributedMicro;
  // Rounded down, also below zero (bets that were rolled back): the reserve is never negative.
  const reserveMicro = ((held % MICRO) + MICRO) % MICRO;
  const amount = Number((held - reserveMicro) / MICRO);
  const seeded = Math.max(0, Math.min(pool.seedMin, pool.balance) - (pool.balance + amount));
  await fundPool(tx, pool, 'pool_seed', seeded);
  await fundPool(tx, pool, 'pool_contribution', amount);
  pool.reserveMicro = reserveMicro;
  return { contributedMicro, reserveMicro, seeded };
};

/** Writes the pool's figures with its next version, and tells everybody at the brand. */
export const changePool = async (tx: Tx, pool: Pool, change: PoolChange): Promise<void> => {
  const { seeded = 0, dripped = 0, paid = 0, contributedMicro = 0n, win } = change;
  const row = await inBrand(tx, pool.merchant)
    .updateTable('pools')
    .set({
      version: pool.version + 1,
      reserve_micro: Number(change.reserveMicro ?? pool.reserveMicro),
      contributed_micro: sql<string>`contributed_micro + ${contributedMicro.toString()}::numeric`,
      seeded: sql<number>`seeded + ${seeded}`,
      dripped: sql<number>`dripped + ${dripped}`,
      paid: sql<number>`paid + ${paid}`,
      ...(win && { last_win_amount: win.amount, last_win_at: sql<Date>`now()`, last_win_player: win.playerName }),
    })
    .where('id', '=', pool.id)
    .returning(['name', 'version', 'last_win_amount', 'last_win_at', 'last_win_player'])
    .executeTakeFirstOrThrow();
  pool.version = row.version;
  await emitState(tx, {
    merchant: pool.merchant,
    feed: 'jackpot',
    key: `pool:${pool.id}`,
    room: `public:${pool.merchant}`,
    seq: row.version,
    value: {
      name: row.name,
      amount: pool.balance,
      currency: pool.currency,
      exponent: pool.exponent,
      lastWon:
        row.last_win_amount === null
          ? null
          : {
              amount: row.last_win_amount,
              atMs: row.last_win_at!.getTime(),
              playerName: row.last_win_player!,
            },
    },
  });
};

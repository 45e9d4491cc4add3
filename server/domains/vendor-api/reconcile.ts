import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import { everyMerchant, jsonb } from '../../db/database.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { vendorFeed, type VendorName } from './platform-client.ts';

const PAGE = 1_000;
/** Calls within this time may not be booked on both sides yet; the next reconciliation covers them. Milliseconds. */
const SETTLING_MS = 30 * 60_000;

interface Theirs {
  tx_id: string;
  kind: string;
  amount: number;
  round_id: string;
  at: number;
}
interface Stretch {
  fromMs: number;
  untilMs: number;
}
export interface Difference {
  txId: string;
  problem: 'not_here' | 'not_there' | 'kind' | 'amount' | 'round' | 'not_applied';
}
export interface Reconciliation {
  compared: number;
  differences: Difference[];
  tombstones: number;
}

/** Compares the vendor's bookings with the platform's since the last run. Each difference is an incident. */
export const reconcile = async (ctx: BaseContext, name: VendorName): Promise<Reconciliation> => {
  const before = await lastOf(ctx, name);
  const nowMs = ctx.now();
  // Each period is checked once: from the end of the last run to what must be settled by now.
  const stretch = {
    fromMs: before ? before.at.getTime() - SETTLING_MS : 0,
    untilMs: nowMs - SETTLING_MS,
  };
  const differences: Difference[] = [];
  const published = new Set<string>();
  let compared = 0;
  let cursor = before?.next_cursor ?? null;
  let kept = cursor;
  for (;;) {
    const { txs, next } = await vendorFeed(ctx, name, cursor, PAGE);
    differences.push(...(await compare(ctx, name, txs, stretch)));
    for (const tx of txs) published.add(tx.tx_id);
    compared += txs.length;
    if (next === null) break;
    // Continue from here next time, unless later transactions may be unsettled.
    if (txs.at(-1)!.at < stretch.untilMs) kept = next;
    cursor = next;
  }
  differences.push(...(await unreported(ctx, name, published, stretch)));
  const tombstones = await countTombstones(ctx, name, before?.at ?? null);
  await record(ctx, name, { compared, differences, tombstones }, kept, nowMs);
  return { compared, differences, tombstones };
};

/** Reconciles every vendor that has a feed. One that fails does not delay the others. */
export const reconcileAll = async (ctx: BaseContext): Promise<void> => {
  const vendors = await everyMerchant(ctx.database.db)
    .selectFrom('vendors')
    .select(['merchant', 'code as vendor'])
    .where('base_url', 'is not', null)
    .execute();
  for (const name of vendors)
    await reconcile(ctx, name).then(
      ({ differences, ...rest }) => ctx.log.info({ ...name, ...rest, differences: differences.length }, 'reconciled'),
      (error: unknown) => ctx.log.error({ err: error, ...name }, 'a vendor could not be reconciled'),
    );
};

const compare = async (ctx: BaseContext, name: VendorName, txs: Theirs[], stretch: Stretch): Promise<Difference[]> => {
  if (txs.length === 0) return [];
  const ours = await inMerchant(ctx.database.db, name.merchant)
    .selectFrom('vendor_txs')
    .select(['tx_id', 'kind', 'amount', 'vendor_round_id', 'state'])
    // A jackpot's amount is in its answer.
    .select(sql<number | null>`(answer ->> 'amount')::bigint`.as('paid'))
    .where('vendor', '=', name.vendor)
    .where('tx_id', '=', sql<string>`any(${txs.map((tx) => tx.tx_id)}::text[])`)
    .execute();
  const byId = new Map(ours.map((tx) => [tx.tx_id, tx]));
  return txs
    .filter((tx) => tx.at >= stretch.fromMs && tx.at < stretch.untilMs)
    .flatMap((tx): Difference[] => {
      const own = byId.get(tx.tx_id);
      const differs = (problem: Difference['problem']) => [{ txId: tx.tx_id, problem }];
      if (!own) return differs('not_here');
      if (own.kind !== tx.kind) return differs('kind');
      if (own.vendor_round_id !== tx.round_id) return differs('round');
      if (own.state === 'refused') return differs('not_applied');
      // A rollback has no amount of its own.
      return own.kind !== 'rollback' && (own.paid ?? own.amount) !== tx.amount ? differs('amount') : [];
    });
};

/** Counts what the platform applied and the vendor does not list, in the period that both must have booked. */
const unreported = async (
  ctx: BaseContext,
  name: VendorName,
  published: Set<string>,
  { fromMs, untilMs }: Stretch,
): Promise<Difference[]> => {
  const applied = await inMerchant(ctx.database.db, name.merchant)
    .selectFrom('vendor_txs')
    .select('tx_id')
    .where('vendor', '=', name.vendor)
    .where('state', 'in', ['applied', 'rolled_back'])
    .where('kind', '<>', 'rollback')
    .where('at', '>=', new Date(fromMs))
    .where('at', '<', new Date(untilMs))
    .execute();
  return applied
    .filter(({ tx_id }) => !published.has(tx_id))
    .map(({ tx_id }) => ({ txId: tx_id, problem: 'not_there' as const }));
};

/** Case 17: counts rollbacks of bets that never arrived. */
const countTombstones = async (
  ctx: BaseContext,
  { merchant, vendor }: VendorName,
  since: Date | null,
): Promise<number> => {
  const row = await inMerchant(ctx.database.db, merchant)
    .selectFrom('vendor_txs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vendor', '=', vendor)
    .where('state', '=', 'tombstone')
    .where('at', '>', since ?? new Date(0))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('vendor_txs as target')
            .select('target.id')
            .whereRef('target.merchant', '=', 'vendor_txs.merchant')
            .whereRef('target.vendor', '=', 'vendor_txs.vendor')
            .whereRef('target.tx_id', '=', 'vendor_txs.target_tx_id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return row.count;
};

const lastOf = (ctx: BaseContext, { merchant, vendor }: VendorName) =>
  inMerchant(ctx.database.db, merchant)
    .selectFrom('vendor_reconciliations')
    .select(['next_cursor', 'at'])
    .where('vendor', '=', vendor)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const record = (
  ctx: BaseContext,
  name: VendorName,
  found: Reconciliation,
  cursor: string | null,
  nowMs: number,
): Promise<void> =>
  ctx.database.transact(async (tx) => {
    const tables = inMerchant(tx, name.merchant);
    await tables
      .insertInto('vendor_reconciliations', {
        vendor: name.vendor,
        next_cursor: cursor,
        compared: found.compared,
        differences: found.differences.length,
        tombstones: found.tombstones,
        at: new Date(nowMs),
      })
      .execute();
    if (found.differences.length === 0) return;
    await tables
      .insertInto(
        'incidents',
        found.differences.map((difference) => ({
          kind: 'reconciliation',
          member_id: null,
          details: jsonb({ vendor: name.vendor, ...difference }),
        })),
      )
      .execute();
  });

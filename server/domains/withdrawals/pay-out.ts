import { sql } from 'kysely';
import { everyMerchant } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { changeState } from './change-state.ts';
import type { WithdrawalRow } from './row.ts';
import type { Fail } from '../../http/failure.ts';
import type { PayoutNotice, PayoutProvider, PayoutProviders } from '../../payments/payout-provider.ts';
import { ProviderRefusal } from '../../payments/provider-refusal.ts';
import { takeRefusal } from './take-refusal.ts';
import { takePayoutStatus } from './take-status.ts';

/** Orders handled in one run of the job. */
const BATCH = 50;
/** Waits between questions to a provider about an order, in seconds; the last one repeats. */
const ASK_AFTER = [5, 30, 120, 600, 1_800] as const;

/** An order that is with its provider, or whose member is not locked and whose account needs no confirmation. */
const isPayable = sql<boolean>`(withdrawals.state = 'paying' or not exists (select from payout_accounts
    where payout_accounts.id = withdrawals.payout_account_id and payout_accounts.needs_confirmation)
  and not exists (select from members where members.id = withdrawals.member_id and members.locked))`;

/**
 * Sends approved withdrawals to their providers, and asks about those that are being paid. The order is marked as being paid
 * before the call, so that a crash in between leads to a question by the same id, never to a second order. A job calls it
 * every second on one node.
 */
export const payOut = async (ctx: BaseContext, providers: PayoutProviders): Promise<number> => {
  const configured = Object.keys(providers);
  if (configured.length === 0) return 0;
  const due = await everyMerchant(ctx.database.db)
    .selectFrom('withdrawals')
    .select(['id', 'merchant', 'provider'])
    .where('state', 'in', ['approved', 'paying'])
    // Orders of a provider that is not configured would fill the batch.
    .where('provider', 'in', configured)
    .where('ask_at', '<=', sql<Date>`clock_timestamp()`)
    .where(isPayable)
    .orderBy('ask_at')
    .limit(BATCH)
    .execute();
  for (const { id, merchant, provider } of due) {
    const adapter = providers[provider];
    if (!adapter) continue;
    await payOne(ctx, adapter, merchant, id).catch((error: unknown) =>
      ctx.log.error({ err: error, withdrawalId: id, provider }, 'a payout could not be ordered or asked about'),
    );
  }
  return due.length;
};

const payOne = async (ctx: BaseContext, adapter: PayoutProvider, merchant: string, id: string): Promise<void> => {
  const begun = await begin(ctx, merchant, id);
  if (!begun) return;
  const { row, isNew } = begun;
  try {
    const known = isNew ? undefined : await adapter.statusOf(merchant, id);
    await takePayoutStatus(ctx, row, known ?? (await adapter.order(await orderOf(ctx, row))));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await takeRefusal(ctx, row, error);
  }
};

/** Marks the order as being paid and sets the next question's time. Undefined if another node has just done so. */
const begin = (ctx: BaseContext, merchant: string, id: string) =>
  ctx.database.transact(async (tx) => {
    const row = await inMerchant(tx, merchant)
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', id)
      // Checked again under the lock, by the database's clock.
      .where('ask_at', '<=', sql<Date>`clock_timestamp()`)
      .where(isPayable)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const isNew = row.state === 'approved';
    const paying = isNew ? await changeState(tx, row, 'paying', { actor: 'platform' }) : row;
    if (paying.state !== 'paying') return undefined;
    await inMerchant(tx, merchant)
      .updateTable('withdrawals')
      .set({ ask_at: sql<Date>`clock_timestamp() + make_interval(secs => ${waitOf(paying, ctx.now())})` })
      .where('id', '=', id)
      .execute();
    return { row: paying, isNew };
  });

/** The longer the order has been with the provider, the longer the pause. */
const waitOf = ({ updated_at }: WithdrawalRow, nowMs: number): number => {
  const elapsed = (nowMs - updated_at.getTime()) / 1_000;
  return ASK_AFTER.find((seconds) => elapsed < seconds) ?? ASK_AFTER.at(-1)!;
};

const orderOf = async ({ database }: BaseContext, row: WithdrawalRow) => {
  const to = await inMerchant(database.db, row.merchant)
    .selectFrom('payout_accounts')
    .select(['kind', 'institution', 'number', 'holder_name as holderName'])
    .where('id', '=', row.payout_account_id)
    .executeTakeFirstOrThrow();
  const { merchant, id: withdrawalId, amount, fee, currency, exponent } = row;
  return { merchant, withdrawalId, amount: amount - fee, currency, exponent, to };
};

/**
 * Asks a provider about the order of its webhook, and takes what it says. The webhook itself moves nothing, so that webhooks may
 * be lost, repeated and reordered. Returns the number of events that changed the order.
 */
export const takeNotice = async (
  ctx: BaseContext,
  provider: string,
  adapter: PayoutProvider,
  { merchant, withdrawalId: id }: PayoutNotice,
  fail: Fail<'cashier_unavailable'>,
): Promise<number> => {
  const row = await inMerchant(ctx.database.db, merchant)
    .selectFrom('withdrawals')
    .select(['id', 'merchant', 'provider'])
    .where('id', '=', id)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (!row) throw fail('not_found');
  const status = await adapter.statusOf(merchant, id).catch((error: unknown) => {
    throw fail('cashier_unavailable', { cause: error });
  });
  if (!status) throw fail('not_found');
  return takePayoutStatus(ctx, row, status);
};

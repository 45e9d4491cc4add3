import { sql } from 'kysely';
import { everyMerchant } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { PayoutProvider, PayoutProviders } from '../../payments/payout-provider.ts';
import { takePayoutStatus } from './take-status.ts';

/** Orders asked about in one run of the job. */
const BATCH = 50;
/** Hours after the payment at which the provider is asked whether it came back. After the last one only a webhook tells. */
const ASK_AT_HOURS = [1, 6, 24, 72, 168, 336];

interface Due {
  id: string;
  merchant: string;
  provider: string;
}

/**
 * Asks providers about orders that they have paid, for two weeks: a bank sends money back days later, and the webhook that
 * tells of it can be lost. A job calls it each minute on one node. Returns the number of orders asked about.
 */
export const followPaid = async (ctx: BaseContext, providers: PayoutProviders): Promise<number> => {
  const configured = Object.keys(providers);
  if (configured.length === 0) return 0;
  const due: Due[] = await everyMerchant(ctx.database.db)
    .selectFrom('withdrawals')
    .select(['id', 'merchant', 'provider'])
    .where('state', 'in', ['paid', 'confirmed', 'returned'])
    .where('provider', 'in', configured)
    .where('ask_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('ask_at')
    .limit(BATCH)
    .execute();
  for (const order of due) {
    const adapter = providers[order.provider];
    if (!adapter) continue;
    await follow(ctx, adapter, order).catch((error: unknown) =>
      ctx.log.error(
        { err: error, withdrawalId: order.id, provider: order.provider },
        'a paid order was not asked about',
      ),
    );
  }
  return due.length;
};

const follow = async (ctx: BaseContext, adapter: PayoutProvider, order: Due): Promise<void> => {
  const { merchant, id } = order;
  // The next time is set before the call, so that an order that a provider cannot answer does not hold up the others.
  await inMerchant(ctx.database.db, merchant)
    .updateTable('withdrawals')
    .set({
      ask_at: sql<Date | null>`(select min(paid_at + hours * interval '1 hour') from unnest(${ASK_AT_HOURS}::int[]) as hours
        where paid_at + hours * interval '1 hour' > clock_timestamp())`,
    })
    .where('id', '=', id)
    .execute();
  const status = await adapter.statusOf(merchant, id);
  if (!status) throw new Error(`${order.provider} does not know the order that it paid`);
  await takePayoutStatus(ctx, order, status);
};

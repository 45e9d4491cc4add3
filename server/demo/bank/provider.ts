import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { BaseContext } from '../../base-context.ts';
import type { PayoutProvider, PayoutStatus } from '../../payout-provider.ts';

/** The sandbox bank's code in `withdrawal_methods.provider`. */
export const SANDBOX_BANK = 'sandbox-bank';
/** The bank pays an order after this long; before the platform's first question about it. */
export const PAYS_AFTER_MS = 3_000;

interface OrderRow {
  merchant: string;
  withdrawalId: string;
  reference: string;
  amount: number;
  currency: string;
  exponent: number;
  receivedAt: Date;
  eventId: string;
}

/** The demo's bank. It keeps an order once, moves no real money, and pays each order in one part after `PAYS_AFTER_MS`. */
export const sandboxBank = (ctx: BaseContext): PayoutProvider => {
  const statusOf = async (merchant: string, withdrawalId: string): Promise<PayoutStatus | undefined> => {
    const { rows } = await sql<OrderRow>`
      select merchant, withdrawal_id as "withdrawalId", reference, amount, currency, exponent,
             received_at as "receivedAt", event_id as "eventId"
      from bank.orders where merchant = ${merchant} and withdrawal_id = ${withdrawalId}`.execute(ctx.database.db);
    const order = rows[0];
    if (!order) return undefined;
    const { receivedAt, ...paid } = order;
    const isPaid = ctx.now() - receivedAt.getTime() >= PAYS_AFTER_MS;
    return { reference: order.reference, events: isPaid ? [{ ...paid, outcome: 'part_paid', reason: null }] : [] };
  };
  return {
    statusOf,
    async order({ merchant, withdrawalId, amount, currency, exponent }) {
      const reference = `SB-${randomBytes(6).toString('hex').toUpperCase()}`;
      await sql`
        insert into bank.orders (merchant, withdrawal_id, reference, amount, currency, exponent, received_at)
        values (${merchant}, ${withdrawalId}, ${reference}, ${amount}, ${currency}, ${exponent}, ${new Date(ctx.now())})
        on conflict do nothing`.execute(ctx.database.db);
      return (await statusOf(merchant, withdrawalId))!;
    },
    // It sends none: the platform asks.
    verifyWebhook: () => Promise.resolve(undefined),
  };
};

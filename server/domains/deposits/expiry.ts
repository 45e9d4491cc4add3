import { sql } from 'kysely';
import { everyMerchant } from '../../db/database.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { PaymentProviders } from '../../payments/payment-provider.ts';
import { lockDeposit, setState } from './queries.ts';
import { PAY_WITHIN_MS } from './to-deposit.ts';

/** The provider's clock may be slightly behind. */
const GRACE_MS = 60_000;
const BATCH = 100;

/**
 * Expires unpaid deposits whose time is over; a job calls it each minute. Asks the provider first: if money arrived or may
 * still arrive, the webhook decides, however late.
 */
export const expireDeposits = async (ctx: BaseContext, providers: PaymentProviders): Promise<number> => {
  const overdue = await everyMerchant(ctx.database.db)
    .selectFrom('deposits')
    .select(['id', 'merchant', 'provider', 'provider_ref'])
    .where('state', '=', 'pending')
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${(PAY_WITHIN_MS + GRACE_MS) / 1000})`)
    // Deposits of a provider that does not answer would fill an ordered batch.
    .orderBy(sql`random()`)
    .limit(BATCH)
    .execute();
  let expired = 0;
  for (const { id, merchant, provider, provider_ref } of overdue) {
    // One provider that does not answer keeps its own deposits open, and no others.
    const state =
      provider_ref === null
        ? 'expired'
        : await providers[provider]?.stateOf(merchant, provider_ref).catch((error: unknown) => {
            ctx.log.warn({ err: error, depositId: id, provider }, 'a provider did not answer about an unpaid deposit');
            return undefined;
          });
    // `cancelled`: an earlier call cancelled it at the provider but failed before writing the result.
    if (state !== 'expired' && state !== 'cancelled') continue;
    await ctx.database.transact(async (tx) => {
      const deposit = await lockDeposit(tx, merchant, id);
      if (deposit?.state !== 'pending') return;
      await setState(tx, deposit, state);
      expired += 1;
    });
  }
  return expired;
};

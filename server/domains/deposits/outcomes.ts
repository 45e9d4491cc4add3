import { sql } from 'kysely';
import { everyMerchant } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { PaymentProviders, PaymentStatus } from '../../payments/payment-provider.ts';
import { ProviderRefusal } from '../../payments/provider-refusal.ts';
import { acceptPayment, isSameOrder } from './accept-payment.ts';
import { recordOnce } from './incidents.ts';
import { lockDeposit, setState } from './queries.ts';
import { PAY_WITHIN_MS, type DepositRow } from './to-deposit.ts';

/** Webhooks arrive within seconds. One that is later than this may never come. */
const WEBHOOK_WITHIN_MS = 2 * 60_000;
/** The provider's clock may be slightly behind. */
const OVER_AFTER_MS = PAY_WITHIN_MS + 60_000;
/** From this age on the operator is told of a deposit about which its provider does not answer. */
const UNANSWERED_MS = 2 * 3_600_000;
/** And of one that is still open there: a bank may need a day. */
const STILL_OPEN_MS = 24 * 3_600_000;
const BATCH = 100;

type Due = Pick<DepositRow, 'id' | 'merchant' | 'provider' | 'provider_ref'>;
/** What the provider says; without a status, why there is none. */
type Answer = PaymentStatus | { state: 'unknown'; reason: string };

const seconds = (ms: number) => sql<Date>`make_interval(secs => ${ms / 1000})`;

/**
 * Asks providers about open deposits whose webhook is late, and takes their answer as the webhook's: paid ones are credited,
 * declined, expired and cancelled ones end. Without an outcome after a bound the operator is told. A job calls it each minute.
 */
export const requestOutcomes = async (ctx: BaseContext, providers: PaymentProviders): Promise<void> => {
  /** Those that do not answer are not waited for again in this run. */
  const silent = new Set<string>();
  for (const due of await dueDeposits(ctx)) {
    const { id, provider } = due;
    try {
      await putOff(ctx, due);
      const answer = await ask(ctx, providers, silent, due);
      await ctx.database.transact(async (tx) => {
        const deposit = await lockDeposit(tx, due.merchant, id);
        // A webhook, or the member, decided it meanwhile.
        if (deposit?.state !== 'pending') return;
        if (answer.state === 'paid' || answer.state === 'open' || answer.state === 'unknown')
          return takeUnended(ctx, tx, deposit, answer);
        const state = answer.state === 'declined' ? 'refused' : answer.state;
        await setState(tx, deposit, state, state === 'refused' ? { reason: 'declined' } : {});
      });
    } catch (error) {
      ctx.log.error({ err: error, depositId: id, provider }, 'the outcome of a deposit was not taken');
    }
  }
};

const takeUnended = async (
  ctx: BaseContext,
  tx: Parameters<typeof lockDeposit>[0],
  deposit: DepositRow,
  answer: Extract<Answer, { state: 'open' | 'paid' | 'unknown' }>,
): Promise<void> => {
  const { id: depositId, provider, created_at, provider_ref: reference } = deposit;
  if (answer.state === 'paid') {
    const { amount, currency, exponent } = answer;
    if (!isSameOrder(deposit, answer))
      return recordOnce(tx, deposit, 'payment_mismatch', { outcome: 'paid', amount, currency, exponent });
    const taken = await acceptPayment(tx, deposit);
    ctx.log.warn({ depositId, provider, taken }, 'a deposit was paid, and no webhook said so');
    return;
  }
  const ageMs = ctx.now() - created_at.getTime();
  if (ageMs < (answer.state === 'open' ? STILL_OPEN_MS : UNANSWERED_MS)) return;
  const said = answer.state === 'open' ? 'open' : answer.reason;
  const { amount, currency, exponent } = deposit;
  await recordOnce(tx, deposit, 'deposit_without_outcome', { reference, said, amount, currency, exponent });
};

const dueDeposits = (ctx: BaseContext): Promise<Due[]> =>
  everyMerchant(ctx.database.db)
    .selectFrom('deposits')
    .select(['id', 'merchant', 'provider', 'provider_ref'])
    .where('state', '=', 'pending')
    // One that was never opened at its provider cannot be asked about. It ends by itself.
    .where(
      sql<boolean>`case when provider_ref is null then created_at + ${seconds(OVER_AFTER_MS)} <= now()
                        else coalesce(ask_at, created_at + ${seconds(WEBHOOK_WITHIN_MS)}) <= now() end`,
    )
    .orderBy(sql`ask_at nulls first`)
    .limit(BATCH)
    .execute();

/**
 * Sets the next time before the call, so that an order that a provider cannot answer does not hold up the others: after a tenth
 * of the deposit's age, from a minute to an hour, and when its time to pay is over.
 */
const putOff = async (ctx: BaseContext, { id, merchant }: Due): Promise<void> => {
  const next = sql`now() + least(greatest((now() - created_at) / 10, interval '1 minute'), interval '1 hour')`;
  const over = sql`created_at + ${seconds(OVER_AFTER_MS)}`;
  await inMerchant(ctx.database.db, merchant)
    .updateTable('deposits')
    .set({ ask_at: sql<Date>`case when now() < ${over} then least(${next}, ${over}) else ${next} end` })
    .where('id', '=', id)
    .execute();
};

const ask = async (
  ctx: BaseContext,
  providers: PaymentProviders,
  silent: Set<string>,
  { id: depositId, merchant, provider, provider_ref: reference }: Due,
): Promise<Answer> => {
  if (reference === null) return { state: 'expired' };
  const adapter = providers[provider];
  if (!adapter) return { state: 'unknown', reason: 'the provider is not configured' };
  if (silent.has(provider)) return { state: 'unknown', reason: 'no answer' };
  try {
    return await adapter.stateOf(merchant, reference);
  } catch (error) {
    ctx.log.warn({ err: error, depositId, provider }, 'a provider did not answer about an unpaid deposit');
    if (error instanceof ProviderRefusal) return { state: 'unknown', reason: error.message };
    silent.add(provider);
    return { state: 'unknown', reason: 'no answer' };
  }
};

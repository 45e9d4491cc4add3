import type * as z from 'zod/mini';
import { everyMerchant } from '../../db/database.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { resolveSelf, type BaseContext } from '../../app/base-context.ts';
import { failedAnswer } from '../../payments/provider-refusal.ts';
import { readJson } from '../../http/issues.ts';
import { ClosedPayment, OpenedPayment, PaymentDecided, PaymentState, type OpenPayment } from './messages.ts';
import { claimedAccount, isSigned, signed } from './signature.ts';

/** The sandbox's code in `deposit_methods.provider` and in the webhook's path. */
export const SANDBOX = 'sandbox';
const ANSWER_WITHIN_MS = 5_000;

interface OurAccount {
  merchant: string;
  account: string;
  secret: string;
  base_url: string;
}

/** The platform's side of the sandbox cashier. Calls it over HTTP and reads its webhooks, as with any provider. */
export const sandboxProvider = (ctx: BaseContext): PaymentProvider => {
  const accounts = () =>
    everyMerchant(ctx.database.db).selectFrom('provider_accounts').selectAll().where('provider', '=', SANDBOX);
  const accountOf = (merchant: string): Promise<OurAccount> =>
    accounts().where('merchant', '=', merchant).executeTakeFirstOrThrow();

  const call = async <S extends z.ZodMiniType>(
    { account, secret, base_url }: OurAccount,
    method: 'GET' | 'POST',
    path: string,
    answer: S,
    body?: object,
  ): Promise<z.output<S>> => {
    const url = new URL(`${resolveSelf(ctx, base_url)}${path}`);
    const raw = body ? JSON.stringify(body) : '';
    const response = await fetch(url, {
      method,
      ...(body ? { body: raw } : {}),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...signed(account, secret, ctx.now(), { method, path: url.pathname, raw }),
      },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      redirect: 'error',
    });
    if (!response.ok) throw failedAnswer(response.status);
    return answer.parse(await response.json());
  };

  return {
    async open({ merchant, depositId, amount, currency, exponent, language, expiresAtMs }) {
      const order: OpenPayment = {
        order_id: depositId,
        amount,
        currency,
        exponent,
        language,
        return_url: '/deposit',
        expires_at: expiresAtMs,
      };
      const opened = await call(await accountOf(merchant), 'POST', '/api/payments', OpenedPayment, order);
      return { payUrl: opened.pay_url, reference: opened.id };
    },
    async cancel(merchant, reference) {
      return (await call(await accountOf(merchant), 'POST', `/api/payments/${reference}/cancel`, ClosedPayment)).state;
    },
    async stateOf(merchant, reference) {
      return (await call(await accountOf(merchant), 'GET', `/api/payments/${reference}`, PaymentState)).state;
    },
    async verifyWebhook(raw, headers) {
      const ours = await accounts().where('account', '=', claimedAccount(headers)).executeTakeFirst();
      const what = { method: 'POST', path: `/webhooks/${SANDBOX}`, raw };
      if (!ours || !isSigned(headers, ours.secret, ctx.now(), what)) return undefined;
      const event = readJson(PaymentDecided, raw);
      return {
        eventId: event.event_id,
        merchant: ours.merchant,
        depositId: event.order_id,
        reference: event.payment_id,
        outcome: event.outcome,
        amount: event.amount,
        currency: event.currency,
        exponent: event.exponent,
      };
    },
  };
};

import { readJson } from '../http/issues.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { providerClient, readAnswer, type HttpProviderSettings } from '../provider-http/client.ts';
import { isWebhookSigned } from '../provider-http/signature.ts';
import { ClosedMessage, EventMessage, OpenedMessage, StateMessage, type OrderMessage } from './messages.ts';

/** Carries the signature of a webhook's body. */
export const DEPOSIT_SIGNATURE = 'x-deposit-signature';

interface DepositProviderSettings extends HttpProviderSettings {
  /** Whether members may be sent to this address to pay. */
  isPayUrl: (address: string) => boolean;
}

/** A payment provider over HTTP; docs/deposit-provider.md describes its side. */
export const httpDepositProvider = (settings: DepositProviderSettings): PaymentProvider => {
  const { webhookKeys, now, isPayUrl } = settings;
  const client = providerClient(settings);
  const pathOf = (merchant: string, reference: string) => `/deposits/${merchant}/${encodeURIComponent(reference)}`;

  /** Returns the answer if it is about this order. */
  const ofOrder = <A extends { merchant: string; reference: string }>(
    answer: A,
    merchant: string,
    reference: string,
  ): A => {
    if (answer.merchant !== merchant || answer.reference !== reference)
      throw new Error('the payment provider answered with another order');
    return answer;
  };

  return {
    async open({ merchant, depositId, amount, currency, exponent, language, returnUrl, expiresAtMs }) {
      const body: OrderMessage = {
        ...{ merchant, order_id: depositId, amount, currency, exponent, language },
        ...{ return_url: returnUrl, expires_at: expiresAtMs },
      };
      const response = await client.sendOrder('/deposits', { idempotencyKey: depositId, body });
      const opened = await readAnswer(OpenedMessage, response, { toOrder: true });
      if (opened.merchant !== merchant || opened.order_id !== depositId)
        throw new Error('the payment provider answered with another order');
      if (opened.amount !== amount || opened.currency !== currency || opened.exponent !== exponent)
        throw new Error('the payment provider opened an order of another amount');
      if (!isPayUrl(opened.pay_url)) throw new Error('the payment provider answered with a pay URL that is not secure');
      return { payUrl: opened.pay_url, reference: opened.reference };
    },
    async cancel(merchant, reference) {
      const response = await client.post(`${pathOf(merchant, reference)}/cancel`);
      return ofOrder(await readAnswer(ClosedMessage, response), merchant, reference).state;
    },
    async stateOf(merchant, reference) {
      const response = await client.get(pathOf(merchant, reference));
      const answer = ofOrder(await readAnswer(StateMessage, response), merchant, reference);
      if (answer.state === 'open') return { state: 'open' };
      if (answer.state !== 'paid') return { state: answer.state };
      const { state, amount, currency, exponent } = answer;
      return { state, reference, amount, currency, exponent };
    },
    // eslint-disable-next-line @typescript-eslint/require-await -- a malformed body rejects, as the port says
    async verifyWebhook(raw, headers) {
      if (!isWebhookSigned(headers[DEPOSIT_SIGNATURE], webhookKeys, now(), raw)) return undefined;
      const { event_id: eventId, order_id: depositId, type: outcome, ...rest } = readJson(EventMessage, raw);
      const { merchant, reference, amount, currency, exponent } = rest;
      return { eventId, merchant, depositId, reference, outcome, amount, currency, exponent };
    },
  };
};

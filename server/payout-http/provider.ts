import type { PayoutProvider, PayoutStatus } from '../payments/payout-provider.ts';
import { readJson } from '../http/issues.ts';
import { providerClient, readAnswer, type HttpProviderSettings } from '../provider-http/client.ts';
import { isWebhookSigned } from '../provider-http/signature.ts';
import { NoticeMessage, StatusMessage, type OrderMessage } from './messages.ts';

/** Carries the signature of a webhook's body. */
export const PAYOUT_SIGNATURE = 'x-payout-signature';

/** A payout provider over HTTP; docs/payout-provider.md describes its side. */
export const httpPayoutProvider = (settings: HttpProviderSettings): PayoutProvider => {
  const { webhookKeys, now } = settings;
  const client = providerClient(settings);

  const read = async (
    response: Response,
    merchant: string,
    withdrawalId: string,
    { toOrder = false } = {},
  ): Promise<PayoutStatus> => {
    const status = await readAnswer(StatusMessage, response, { toOrder });
    if (status.order_id !== withdrawalId || status.merchant !== merchant)
      throw new Error(`the payout provider answered with order ${status.order_id} in place of ${withdrawalId}`);
    const events = status.events.map(({ id, type, reason, amount, currency, exponent }) => ({
      ...{ eventId: id, outcome: type, amount, currency, exponent, reason: reason ?? null },
    }));
    return { reference: status.reference, events };
  };

  return {
    async order({ merchant, withdrawalId, amount, currency, exponent, to }) {
      const { kind, institution, number, holderName: holder_name } = to;
      const destination = { kind, institution, number, holder_name };
      const body: OrderMessage = { merchant, order_id: withdrawalId, amount, currency, exponent, destination };
      const response = await client.sendOrder('/payouts', { idempotencyKey: withdrawalId, body });
      return read(response, merchant, withdrawalId, { toOrder: true });
    },
    async statusOf(merchant, withdrawalId) {
      const response = await client.get(`/payouts/${merchant}/${withdrawalId}`);
      if (response.status !== 404) return read(response, merchant, withdrawalId);
      await response.body?.cancel();
      return undefined;
    },
    // eslint-disable-next-line @typescript-eslint/require-await -- a malformed body rejects, as the port says
    async verifyWebhook(raw, headers) {
      if (!isWebhookSigned(headers[PAYOUT_SIGNATURE], webhookKeys, now(), raw)) return undefined;
      const { merchant, order_id: withdrawalId } = readJson(NoticeMessage, raw);
      return { merchant, withdrawalId };
    },
  };
};

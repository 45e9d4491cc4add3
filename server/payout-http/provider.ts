import type { PayoutProvider, PayoutStatus } from '../payments/payout-provider.ts';
import { failedAnswer } from '../payments/provider-refusal.ts';
import { readJson } from '../http/issues.ts';
import { NoticeMessage, StatusMessage, type OrderMessage } from './messages.ts';
import { isPayoutSigned, SIGNATURE_HEADER, type WebhookKeys } from './signature.ts';

export interface HttpProviderSettings {
  /** Base address of the provider's API, without a slash at its end. Read at each call. */
  url: () => string;
  /** Bearer token of the platform's calls. */
  key: string;
  webhookKeys: WebhookKeys;
  now: () => number;
}

const ANSWER_WITHIN_MS = 5_000;
const MAX_BYTES = 1_000_000;

/** A payout provider over HTTP; docs/payout-provider.md describes its side. */
export const httpPayoutProvider = ({ url, key, webhookKeys, now }: HttpProviderSettings): PayoutProvider => {
  const call = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url()}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      redirect: 'error',
    });

  const read = async (
    response: Response,
    merchant: string,
    withdrawalId: string,
    { toOrder = false } = {},
  ): Promise<PayoutStatus> => {
    if (!response.ok) {
      await response.body?.cancel();
      throw failedAnswer(response.status, { toOrder });
    }
    const status = readJson(StatusMessage, await boundedBody(response));
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
      const order: OrderMessage = { merchant, order_id: withdrawalId, amount, currency, exponent, destination };
      const headers = { 'content-type': 'application/json', 'idempotency-key': withdrawalId };
      const response = await call('/payouts', { method: 'POST', body: JSON.stringify(order) }, headers);
      return read(response, merchant, withdrawalId, { toOrder: true });
    },
    async statusOf(merchant, withdrawalId) {
      const response = await call(`/payouts/${merchant}/${withdrawalId}`);
      if (response.status !== 404) return read(response, merchant, withdrawalId);
      await response.body?.cancel();
      return undefined;
    },
    // eslint-disable-next-line @typescript-eslint/require-await -- a malformed body rejects, as the port says
    async verifyWebhook(raw, headers) {
      if (!isPayoutSigned(headers[SIGNATURE_HEADER], webhookKeys, now(), raw)) return undefined;
      const { merchant, order_id: withdrawalId } = readJson(NoticeMessage, raw);
      return { merchant, withdrawalId };
    },
  };
};

/** The body, of at most `MAX_BYTES`. */
const boundedBody = async (response: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error('the payout provider answered with too large a body');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signWebhook } from '../../../../server/provider-http/signature.ts';

export const KEYS = { old: 'o'.repeat(32), new: 'n'.repeat(32) };
export const TOKEN = 'token-of-the-platform';

interface Kept {
  merchant: string;
  order_id: string;
  reference: string;
  amount: number;
  currency: string;
  exponent: number;
  pay_url: string;
  state: string;
}
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export const json =
  (value: unknown, status = 200): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

export interface SignedWebhook {
  keyId?: string;
  secret?: string;
  atMs?: number;
}

/** A payment provider that speaks docs/deposit-provider.md over real HTTP. It keeps orders in memory. */
export const openDepositProvider = async () => {
  const orders = new Map<string, Kept>();
  /** Each call: method, path, and the body if there is one. */
  const calls: { method: string; path: string; key: unknown; body?: Record<string, unknown> }[] = [];
  const provider = {
    orders,
    calls,
    /** Replaces the next answers. */
    answers: undefined as Answer | undefined,
    /** Changes the next answers. */
    over: {} as object,
    url: '',
    /** The body of a webhook about an order. */
    eventOf: (orderId: string, over: object = {}) => {
      const { pay_url: _url, state: _state, ...order } = orders.get(orderId)!;
      return { ...order, event_id: randomUUID(), type: 'paid', ...over };
    },
    /** Sends a webhook to a site, signed with the current key, or as said. */
    send: async (
      site: string,
      body: object | string,
      { keyId = 'new', secret, atMs = Date.now() }: SignedWebhook = {},
    ) => {
      const raw = typeof body === 'string' ? body : JSON.stringify(body);
      const signature = signWebhook(keyId, secret ?? KEYS[keyId as 'new'] ?? KEYS.new, atMs, raw);
      const response = await fetch(`${site}/webhooks/acme`, {
        method: 'POST',
        body: raw,
        headers: { 'content-type': 'application/json', 'x-deposit-signature': signature },
      });
      const { message, value } = (await response.json()) as { message: string; value?: { taken?: string } };
      return { status: response.status, message, taken: value?.taken };
    },
    close: () =>
      new Promise<unknown>((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };

  const handle = (request: IncomingMessage, response: ServerResponse, body: string) => {
    const { method = '', url: path = '', headers } = request;
    calls.push({
      method,
      path,
      key: headers['idempotency-key'],
      ...(body !== '' && { body: JSON.parse(body) as Record<string, unknown> }),
    });
    if (provider.answers) return provider.answers(request, response);
    const answer = (value: object, status?: number) => json(value, status)(request, response);
    if (headers.authorization !== `Bearer ${TOKEN}`) return answer({}, 401);
    if (path === '/v1/deposits') return answer({ ...take(JSON.parse(body) as Kept), ...provider.over });
    const [, merchant, reference, cancel] = /^\/v1\/deposits\/([^/]+)\/([^/]+?)(\/cancel)?$/.exec(path) ?? [];
    const order = [...orders.values()].find((each) => each.merchant === merchant && each.reference === reference);
    if (!order) return answer({}, 404);
    if (cancel && order.state === 'open') order.state = 'cancelled';
    return answer({ ...order, ...provider.over });
  };
  const take = ({ merchant, order_id, amount, currency, exponent }: Kept): Kept => {
    const reference = `ACME-${orders.size + 1}`;
    const made = { merchant, order_id, reference, amount, currency, exponent, state: 'open' };
    const kept = orders.get(order_id) ?? { ...made, pay_url: `https://pay.acme.example/${reference}` };
    orders.set(order_id, kept);
    return kept;
  };
  const server = createServer(
    (request, response) => void text(request).then((body) => handle(request, response, body)),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return provider;
};

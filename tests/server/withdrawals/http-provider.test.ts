import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpPayoutProvider, PAYOUT_SIGNATURE } from '../../../server/payout-http/provider.ts';
import { signWebhook } from '../../../server/provider-http/signature.ts';
import { payoutOrder } from './support/bank.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const KEYS = { old: 'o'.repeat(32), new: 'n'.repeat(32) };
const NOW = Date.parse('2026-11-23T10:00:00Z');
let answer: Answer;
const server = createServer((request, response) => void text(request).then((body) => answer(request, response, body)));
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
const provider = httpPayoutProvider({ url, key: 'token', webhookKeys: KEYS, now: () => NOW });

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const order = payoutOrder();
const status = (over: object = {}) => ({
  merchant: 'parlour',
  order_id: order.withdrawalId,
  reference: 'R-1',
  events: [{ id: 'e1', type: 'part_paid', amount: 4_900, currency: 'USD', exponent: 2 }],
  ...over,
});
const json =
  (value: unknown, code = 200): Answer =>
  (_request, response) =>
    void response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(value));

describe('[WAL-02] a payout provider over HTTP', () => {
  beforeEach(() => {
    answer = json(status());
  });

  it('receives an order with the platform’s token and the withdrawal’s id as idempotency key', async () => {
    const calls: unknown[] = [];
    answer = ({ method, url: path, headers }, response, body) => {
      const { authorization, 'idempotency-key': key } = headers;
      calls.push([method, path, authorization, key, JSON.parse(body)]);
      response.end(JSON.stringify(status({ events: [] })));
    };
    expect(await provider.order(order)).toEqual({ reference: 'R-1', events: [] });
    const { merchant, amount, currency, exponent, withdrawalId } = order;
    const destination = { kind: 'bank', institution: 'TEST', number: '10000001', holder_name: 'Ann Lee' };
    const message = { merchant, order_id: withdrawalId, amount, currency, exponent, destination };
    expect(calls).toEqual([['POST', '/v1/payouts', 'Bearer token', withdrawalId, message]]);
  });

  it('is asked for the status, and its events are read in order; 404 means that it never received the order', async () => {
    expect(await provider.statusOf('parlour', order.withdrawalId)).toEqual({
      reference: 'R-1',
      events: [{ eventId: 'e1', outcome: 'part_paid', amount: 4_900, currency: 'USD', exponent: 2, reason: null }],
    });
    answer = json({}, 404);
    expect(await provider.statusOf('parlour', order.withdrawalId)).toBeUndefined();
  });

  it.each<[string, Answer]>([
    ['an error', json({}, 500)],
    ['a redirect', (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end()],
    ['no JSON', (_request, response) => void response.end('<html>')],
    ['another order', json(status({ order_id: randomUUID() }))],
    ['another merchant', json(status({ merchant: 'other' }))],
    ['a broken amount', json(status({ events: [{ ...status().events[0], amount: 1.5 }] }))],
    ['an unknown event', json(status({ events: [{ ...status().events[0], type: 'lost' }] }))],
    ['too large a body', (_request, response) => void response.end('x'.repeat(1_100_000))],
    ['nothing, and closes', (_request, response) => void response.destroy()],
  ])('that answers with %s throws, and the platform asks again later', async (_case, broken) => {
    answer = broken;
    await expect(provider.statusOf('parlour', order.withdrawalId)).rejects.toThrow();
    await expect(provider.order(order)).rejects.toThrow();
  });
});

describe('[WAL-02] its webhook', () => {
  const raw = Buffer.from(JSON.stringify({ merchant: 'parlour', order_id: order.withdrawalId, more: 1 }));
  const verify = (header: string | undefined, body = raw) =>
    provider.verifyWebhook(body, header === undefined ? {} : { [PAYOUT_SIGNATURE]: header });

  it('names an order, signed with any current key, so that keys can be replaced', async () => {
    const notice = { merchant: 'parlour', withdrawalId: order.withdrawalId };
    for (const [id, secret] of Object.entries(KEYS))
      expect(await verify(signWebhook(id, secret, NOW - 200_000, raw))).toEqual(notice);
  });

  it.each([
    ['no signature', undefined],
    ['an unreadable one', 't=1,k=new,s=zz'],
    ['an unknown key', signWebhook('gone', KEYS.new, NOW, raw)],
    ['a key with the name of a property', signWebhook('constructor', KEYS.new, NOW, raw)],
    ['the wrong secret', signWebhook('new', KEYS.old, NOW, raw)],
    ['an old time', signWebhook('new', KEYS.new, NOW - 301_000, raw)],
    ['a time to come', signWebhook('new', KEYS.new, NOW + 301_000, raw)],
    ['another body', signWebhook('new', KEYS.new, NOW, `${raw.toString()} `)],
  ])('with %s is not accepted', async (_case, header) => {
    expect(await verify(header)).toBeUndefined();
  });

  it('that is signed but unreadable is refused', async () => {
    const body = Buffer.from('{"merchant":"parlour"}');
    await expect(verify(signWebhook('new', KEYS.new, NOW, body), body)).rejects.toMatchObject({
      key: 'invalid_request',
    });
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPayUrl } from '../../../server/deposit-http/pay-url.ts';
import { DEPOSIT_SIGNATURE, httpDepositProvider } from '../../../server/deposit-http/provider.ts';
import type { PaymentOrder } from '../../../server/payments/payment-provider.ts';
import { ProviderRefusal } from '../../../server/payments/provider-refusal.ts';
import { signWebhook } from '../../../server/provider-http/signature.ts';
import { json, KEYS, openDepositProvider, TOKEN } from './support/deposit-provider.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
let acme: Awaited<ReturnType<typeof openDepositProvider>>;
const connect = (answerWithinMs?: number) =>
  httpDepositProvider({
    ...{ url: () => acme.url, key: TOKEN, webhookKeys: KEYS, now: () => NOW, answerWithinMs },
    isPayUrl: (url) => isPayUrl(url, { local: false }),
  });
const provider = connect();
/** Waits for answers no longer than a test does. */
const impatient = connect(200);
beforeAll(async () => {
  acme = await openDepositProvider();
});
afterAll(() => acme.close());
beforeEach(() => {
  acme.answers = undefined;
  acme.over = {};
  acme.orders.clear();
  acme.calls.length = 0;
});

const orderOf = (over: Partial<PaymentOrder> = {}): PaymentOrder => ({
  ...{ merchant: 'parlour', depositId: randomUUID(), amount: 4_900, currency: 'USD', exponent: 2, language: 'EN' },
  ...{ returnUrl: 'https://play.example.com/deposit', expiresAtMs: NOW + 1_800_000 },
  ...over,
});

const callsOf = (connected: typeof provider) => [
  () => connected.open(orderOf()),
  () => connected.cancel('parlour', 'R-1'),
  () => connected.stateOf('parlour', 'R-1'),
];

describe('[WAL-01] a payment provider over HTTP', () => {
  it('opens an order once, however often it is sent, with the deposit’s id as idempotency key', async () => {
    const order = orderOf();
    const opened = { payUrl: 'https://pay.acme.example/ACME-1', reference: 'ACME-1' };
    expect([await provider.open(order), await provider.open(order)]).toEqual([opened, opened]);
    const { merchant, depositId, amount, currency, exponent, language } = order;
    const money = { amount, currency, exponent };
    const body = { merchant, order_id: depositId, ...money, language, return_url: order.returnUrl };
    expect(acme.calls[0]).toEqual({
      ...{ method: 'POST', path: '/v1/deposits', key: depositId, body: { ...body, expires_at: order.expiresAtMs } },
    });
  });

  it('says the state of an order, and closes it, once', async () => {
    const order = orderOf();
    const { reference } = await provider.open(order);
    expect(await provider.stateOf('parlour', reference)).toEqual({ state: 'open' });
    expect(await provider.cancel('parlour', reference)).toBe('cancelled');
    expect(await provider.cancel('parlour', reference)).toBe('cancelled');
    acme.orders.get(order.depositId)!.state = 'paid';
    expect(await provider.cancel('parlour', reference)).toBe('paid');
    const paid = { state: 'paid', reference, amount: 4_900, currency: 'USD', exponent: 2 };
    expect(await provider.stateOf('parlour', reference)).toEqual(paid);
  });

  it.each([400, 401, 404, 409, 422])('that answers %i refuses the call; it is no outage', async (status) => {
    acme.answers = json({}, status);
    for (const call of callsOf(provider)) await expect(call()).rejects.toEqual(expect.any(ProviderRefusal));
  });

  it.each<[string, NonNullable<typeof acme.answers>]>([
    ['an error', json({}, 500)],
    ['a redirect', (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end()],
    ['no JSON', (_request, response) => void response.end('<html>')],
    ['too late', (_request, response) => void setTimeout(() => response.end('{}'), 1_000)],
    ['without an end', (_request, response) => void response.write('{')],
    ['too large a body', (_request, response) => void response.end('x'.repeat(1_100_000))],
    ['nothing, and closes', (_request, response) => void response.destroy()],
  ])('that answers with %s throws', async (_case, broken) => {
    acme.answers = broken;
    for (const call of callsOf(impatient)) await expect(call()).rejects.not.toBeInstanceOf(ProviderRefusal);
  });

  it.each([
    ['another order', { order_id: randomUUID() }],
    ['another merchant', { merchant: 'other' }],
    ['another amount', { amount: 490_000 }],
    ['another currency', { currency: 'EUR' }],
    ['another exponent', { exponent: 0 }],
    ['a broken amount', { amount: 49.5 }],
    ['a reference that changes the path', { reference: '../keys' }],
    ['no pay URL', { pay_url: undefined }],
    ['a pay URL without encryption', { pay_url: 'http://pay.acme.example/1' }],
    ['a script', { pay_url: 'javascript:alert(1)' }],
    ['a path of the site', { pay_url: '/operator' }],
    ['a pay URL with a user name', { pay_url: 'https://play.example.com@evil.example/' }],
    ['a pay URL on the member’s own machine', { pay_url: 'http://localhost:8080/1' }],
  ])('that opens an order with %s is not believed', async (_case, over) => {
    acme.over = over;
    await expect(provider.open(orderOf())).rejects.toThrow();
  });

  it.each([
    ['another order', { reference: 'ACME-9' }],
    ['another merchant', { merchant: 'other' }],
    ['an unknown state', { state: 'pending' }],
  ])('that answers for %s is not believed', async (_case, over) => {
    const { reference } = await provider.open(orderOf());
    acme.over = over;
    await expect(provider.stateOf('parlour', reference)).rejects.toThrow();
    await expect(provider.cancel('parlour', reference)).rejects.toThrow();
  });

  it('that does not say how much was paid is not believed', async () => {
    const order = orderOf();
    const { reference } = await provider.open(order);
    acme.over = { state: 'paid', amount: undefined };
    await expect(provider.stateOf('parlour', reference)).rejects.toThrow();
  });

  it('may leave a cancelled order open no longer', async () => {
    const { reference } = await provider.open(orderOf());
    acme.over = { state: 'open' };
    await expect(provider.cancel('parlour', reference)).rejects.toThrow();
  });
});

describe('[WAL-01] its webhook', () => {
  const event = { merchant: 'parlour', order_id: randomUUID(), reference: 'ACME-1', event_id: 'e1', type: 'paid' };
  const money = { amount: 4_900, currency: 'USD', exponent: 2 };
  const raw = Buffer.from(JSON.stringify({ ...event, ...money, more: 1 }));
  const verify = (header: string | undefined, body = raw) =>
    provider.verifyWebhook(body, header === undefined ? {} : { [DEPOSIT_SIGNATURE]: header });

  it('is an event of an order, signed with any current key, so that keys can be replaced', async () => {
    const { merchant, order_id: depositId, reference } = event;
    for (const [id, secret] of Object.entries(KEYS))
      expect(await verify(signWebhook(id, secret, NOW - 200_000, raw))).toEqual({
        ...{ eventId: 'e1', merchant, depositId, reference, outcome: 'paid', ...money },
      });
  });

  it.each([
    ['no signature', undefined],
    ['the wrong secret', signWebhook('new', KEYS.old, NOW, raw)],
    ['an unknown key', signWebhook('gone', KEYS.new, NOW, raw)],
    ['an old time', signWebhook('new', KEYS.new, NOW - 301_000, raw)],
    ['another body', signWebhook('new', KEYS.new, NOW, `${raw.toString()} `)],
  ])('with %s is not accepted', async (_case, header) => {
    expect(await verify(header)).toBeUndefined();
  });

  it.each([{ type: 'refunded' }, { amount: 0 }, { amount: '4900' }, { event_id: undefined }])(
    'that is signed but has %j is refused',
    async (over) => {
      const body = Buffer.from(JSON.stringify({ ...event, ...money, ...over }));
      await expect(verify(signWebhook('new', KEYS.new, NOW, body), body)).rejects.toMatchObject({
        key: 'invalid_request',
      });
    },
  );
});

describe('a pay URL', () => {
  it.each(['http://localhost:8080/1', 'http://127.0.0.1/1', 'http://[::1]:3/1', 'https://pay.example/1'])(
    '%s is accepted in development',
    (url) => expect(isPayUrl(url, { local: true })).toBe(true),
  );
  it.each(['http://localhost.evil.example/', 'http://10.0.0.5/', 'ftp://localhost/', '//evil.example'])(
    '%s is not',
    (url) => expect(isPayUrl(url, { local: true })).toBe(false),
  );
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deliverWebhooks } from '../../../server/demo/cashier/deliver.ts';
import { test, useDeposits, open, balance, stateOf, incidents, send, eventFor } from './support/deposits.ts';

useDeposits();

describe('a webhook', () => {
  it('that is replayed changes nothing and is acknowledged; with another body it is refused and recorded as an incident', async () => {
    const { body } = await open();
    const event = await eventFor(body.value.deposit.id);
    expect((await send(event)).body.value).toEqual({ taken: 'paid' });
    expect((await send(event)).body.value).toEqual({ taken: 'replayed' });
    const other = await send({ ...event, type: 'declined' });
    expect([other.status, other.body.message]).toEqual([409, 'webhook_reused']);
    await send({ ...event, type: 'declined' });
    expect((await balance()).amount).toBe(5_000);
    expect((await incidents()).map(({ kind }) => kind)).toEqual(['webhook_reused']);
  });

  it('that is sent many times at once credits once', async () => {
    const { body } = await open();
    const event = await eventFor(body.value.deposit.id);
    const again = await eventFor(body.value.deposit.id);
    const taken = await Promise.all([event, event, again, event, again].map((each) => send(each)));
    expect(
      taken.map((each) => (each.body.value as { taken: string }).taken).filter((each) => each === 'paid'),
    ).toHaveLength(1);
    expect((await balance()).amount).toBe(5_000);
  });

  it.each([[{ amount: 50_000 }], [{ currency: 'EUR' }], [{ exponent: 0 }], [{ reference: 'another' }]])(
    'that deviates from the order by %j is refused and recorded as an incident; no money moves',
    async (over) => {
      const { body } = await open();
      const { status, body: refused } = await send(await eventFor(body.value.deposit.id, over));
      expect([status, refused.message]).toEqual([409, 'payment_mismatch']);
      expect((await stateOf(body.value.deposit.id)).state).toBe('pending');
      expect((await incidents()).map(({ kind }) => kind)).toEqual(['payment_mismatch']);
    },
  );

  it('is refused when unsigned, forged, old, for an unknown deposit, or malformed', async () => {
    const { body } = await open();
    const event = await eventFor(body.value.deposit.id);
    const refused = [
      await send(event, { secret: 'guessed' }),
      await send(event, { now: Date.now() - 301_000 }),
      await send(event, { now: Date.now() + 301_000 }),
    ];
    expect(refused.map((each) => [each.status, each.body.message])).toEqual(Array(3).fill([401, 'signature_invalid']));
    const unsigned = await fetch(`${test.url}/webhooks/sandbox`, {
      method: 'POST',
      body: JSON.stringify(event),
      headers: { 'content-type': 'application/json' },
    });
    expect(unsigned.status).toBe(401);
    expect((await send({ ...event, order_id: randomUUID() })).body.message).toBe('not_found');
    for (const raw of ['{', '[]', JSON.stringify({ ...event, type: 'lost' }), JSON.stringify({ ...event, amount: -1 })])
      expect((await send({}, { raw })).body.message).toBe('invalid_request');
    for (const name of ['elsewhere', 'constructor', '__proto__'])
      expect((await fetch(`${test.url}/webhooks/${name}`, { method: 'POST', body: '{}' })).status).toBeGreaterThan(399);
    expect((await balance()).amount).toBe(0);
  });

  it('is sent again until it is acknowledged', async () => {
    const { body } = await open();
    const ctx = { ...test.ctx, selfUrl: () => 'http://127.0.0.1:1' };
    await fetch(test.url + body.value.payUrl, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
    await deliverWebhooks(ctx);
    expect((await balance()).amount).toBe(0);
    await expect
      .poll(async () => (await deliverWebhooks(test.ctx), (await balance()).amount), { timeout: 5_000 })
      .toBe(5_000);
  });
});

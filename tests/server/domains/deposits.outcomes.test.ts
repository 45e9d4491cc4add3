import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { requestOutcomes } from '../../../server/domains/deposits/outcomes.ts';
import { deliverWebhooks } from '../../../server/demo/cashier/deliver.ts';
import { ProviderRefusal } from '../../../server/payments/provider-refusal.ts';
import { test, useDeposits, merchant, open, balance, stateOf, incidents, send, eventFor } from './support/deposits.ts';

useDeposits();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Lets the deposit be this old, and due to be asked about. */
const age = (id: string, ms: number) =>
  merchant()
    .updateTable('deposits')
    .set({ created_at: new Date(Date.now() - ms), ask_at: null })
    .where('id', '=', id)
    .execute();
const run = () => requestOutcomes(test.ctx, test.ctx.providers);
/** The cashier's page says that it was paid; its webhook is not delivered. */
const pay = (payUrl: string, action = 'pay') =>
  fetch(test.url + payUrl, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
const opened = async (over: object = {}) => {
  const { deposit, payUrl } = (await open(over)).body.value;
  return { id: deposit.id, payUrl };
};
const sandbox = () => test.ctx.providers['sandbox']!;

describe('[WAL-01] a deposit that was paid, and whose webhook does not come', () => {
  it('is credited after two minutes, once, and a late webhook credits nothing', async () => {
    const { id, payUrl } = await opened();
    await pay(payUrl);
    await run();
    expect((await stateOf(id)).state).toBe('pending');
    await age(id, 2 * MINUTE + 1_000);
    await run();
    await run();
    expect([(await stateOf(id)).state, (await balance()).amount]).toEqual(['paid', 5_000]);
    await deliverWebhooks(test.ctx);
    expect((await send(await eventFor(id))).body.value).toEqual({ taken: 'late' });
    expect([(await balance()).amount, await incidents()]).toEqual([5_000, []]);
  });

  it('is credited once when webhook and answer arrive at the same moment', async () => {
    const { id, payUrl } = await opened();
    await pay(payUrl);
    await age(id, 5 * MINUTE);
    const event = await eventFor(id);
    await Promise.all([run(), send(event), run(), send(event)]);
    expect([(await stateOf(id)).state, (await balance()).amount, await incidents()]).toEqual(['paid', 5_000, []]);
  });

  it('waits for the operator from the review amount on', async () => {
    const { id, payUrl } = await opened({ amount: 100_000 });
    await pay(payUrl);
    await age(id, 5 * MINUTE);
    await run();
    expect([(await stateOf(id)).state, (await balance()).amount]).toEqual(['review', 0]);
  });

  it('with another amount than ordered is an incident, once, and moves nothing', async () => {
    const { id } = await opened();
    vi.spyOn(sandbox(), 'stateOf').mockImplementation((_merchant, reference) =>
      Promise.resolve({ state: 'paid', reference, amount: 50_000, currency: 'USD', exponent: 2 }),
    );
    for (let time = 0; time < 2; time += 1) {
      await age(id, 5 * MINUTE);
      await run();
    }
    expect([(await stateOf(id)).state, (await balance()).amount]).toEqual(['pending', 0]);
    expect(await incidents()).toMatchObject([{ kind: 'payment_mismatch', details: { depositId: id, amount: 50_000 } }]);
  });

  it('that was cancelled meanwhile stays cancelled', async () => {
    const { id } = await opened();
    await age(id, 5 * MINUTE);
    vi.spyOn(sandbox(), 'stateOf').mockImplementation(async (_merchant, reference) => {
      await merchant().updateTable('deposits').set({ state: 'cancelled' }).where('id', '=', id).execute();
      return { state: 'paid', reference, amount: 5_000, currency: 'USD', exponent: 2 };
    });
    await run();
    expect([(await stateOf(id)).state, (await balance()).amount]).toEqual(['cancelled', 0]);
  });
});

it('[WAL-01] a deposit that was declined without a webhook is refused', async () => {
  const { id, payUrl } = await opened();
  await pay(payUrl, 'decline');
  await age(id, 5 * MINUTE);
  await run();
  expect(await stateOf(id)).toMatchObject({ state: 'refused', reason: 'declined' });
});

describe('[WAL-01] a deposit without an outcome', () => {
  it.each([
    ['is open at its provider', () => Promise.resolve({ state: 'open' as const }), 23 * HOUR, 25 * HOUR, 'open'],
    ['gets no answer', () => Promise.reject(new Error('away')), HOUR, 3 * HOUR, 'no answer'],
    ['is not known', () => Promise.reject(new ProviderRefusal(404)), HOUR, 3 * HOUR, 'the provider answered 404'],
  ])('that %s is an incident after a bound, once; it stays payable', async (_case, answers, before, after, said) => {
    const { id } = await opened();
    vi.spyOn(sandbox(), 'stateOf').mockImplementation(answers);
    await age(id, before);
    await run();
    expect(await incidents()).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      await age(id, after);
      await run();
    }
    const details = { depositId: id, said, amount: 5_000, currency: 'USD' };
    expect(await incidents()).toMatchObject([{ kind: 'deposit_without_outcome', details }]);
    expect((await send(await eventFor(id))).body.value).toEqual({ taken: 'paid' });
    expect((await balance()).amount).toBe(5_000);
  });

  it('whose provider is not configured any more is an incident', async () => {
    const { id } = await opened();
    await age(id, 3 * HOUR);
    await requestOutcomes(test.ctx, {});
    expect(await incidents()).toMatchObject([{ details: { said: 'the provider is not configured' } }]);
  });

  it('is asked about again after a tenth of its age, and when its time to pay is over', async () => {
    const { id } = await opened();
    const nextAfterMs = async (ms: number) => {
      await age(id, ms);
      await run();
      const { ask_at } = await merchant()
        .selectFrom('deposits')
        .select('ask_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return Math.round((ask_at!.getTime() - Date.now()) / MINUTE);
    };
    vi.spyOn(sandbox(), 'stateOf').mockResolvedValue({ state: 'open' });
    expect([
      await nextAfterMs(3 * MINUTE),
      await nextAfterMs(20 * MINUTE),
      await nextAfterMs(30 * MINUTE),
      await nextAfterMs(5 * HOUR),
      await nextAfterMs(20 * HOUR),
    ]).toEqual([1, 2, 1, 30, 60]);
  });

  it('of a provider that does not answer is waited for once in a run', async () => {
    const ids = [(await opened()).id, (await opened()).id, (await opened()).id];
    for (const id of ids) await age(id, 5 * MINUTE);
    const asks = vi.spyOn(sandbox(), 'stateOf').mockRejectedValue(new Error('away'));
    await run();
    expect(asks).toHaveBeenCalledTimes(1);
  });
});

describe('[WAL-01] an unpaid deposit', () => {
  it('expires only after the provider has closed the payment', async () => {
    const { id } = await opened();
    await age(id, 32 * MINUTE);
    await run();
    expect((await stateOf(id)).state).toBe('pending');
    await expireByProvider(id);
    await age(id, 32 * MINUTE);
    await run();
    expect((await stateOf(id)).state).toBe('expired');
  });

  it('that is paid after its expiry leaves an incident for the operator and credits nothing', async () => {
    const { id } = await opened();
    await age(id, 32 * MINUTE);
    await expireByProvider(id);
    await run();
    expect((await send(await eventFor(id))).body.value).toEqual({ taken: 'late' });
    expect((await stateOf(id)).state).toBe('expired');
    expect((await balance()).amount).toBe(0);
    expect((await incidents()).map(({ kind }) => kind)).toEqual(['payment_for_a_closed_deposit']);
  });

  const expireByProvider = async (id: string) => {
    await sql`update cashier.payments set expires_at = now() - interval '1 second' where order_id = ${id}`.execute(
      test.database.db,
    );
  };
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { wallet, type Deposit } from '../../../contract/wallet.ts';
import { requestOutcomes } from '../../../server/domains/deposits/outcomes.ts';
import { deliverWebhooks } from '../../../server/demo/cashier/deliver.ts';
import { cashierSettings } from '../../../server/demo/cashier/settings.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession } from '../../support/test-server.ts';
import {
  test,
  member,
  token,
  count,
  useDeposits,
  merchant,
  open,
  balance,
  stateOf,
  incidents,
  answer,
  send,
  eventFor,
} from './support/deposits.ts';

useDeposits();

describe('a deposit that its member cancels', () => {
  const cancel = (depositId: string, by = token) =>
    callServer(test.url, wallet.cancelDeposit, { depositId }, { token: by });
  const paymentOf = async (id: string) =>
    (await sql<{ state: string }>`select state from cashier.payments where order_id = ${id}`.execute(test.database.db))
      .rows[0]?.state;

  it('is closed at the provider, which accepts no payment from then on, and on every page', async () => {
    const { body } = await open();
    const { id } = body.value.deposit;
    expect(body.value.deposit).toMatchObject({ methodName: 'Sandbox card', payUrl: body.value.payUrl });
    expect((await cancel(id)).body.value.deposit).toMatchObject({
      id,
      state: 'cancelled',
      payUrl: null,
      credited: null,
    });
    expect(await paymentOf(id)).toBe('cancelled');
    const rows = await merchant()
      .selectFrom('outbox')
      .select('value')
      .where('key', '=', `member:${member.id}`)
      .execute();
    expect(rows.map(({ value }) => (value as { waiting?: number }).waiting)).toEqual([1, 0]);
    await answer(body.value.payUrl, 'pay');
    expect([(await stateOf(id)).state, (await balance()).amount]).toEqual(['cancelled', 0]);
    const html = await (await fetch(test.url + body.value.payUrl)).text();
    expect(html).toContain('You cancelled this payment. Nothing was charged.');
  });

  it('can be cancelled again, as can one in another final state: the answer is the current state', async () => {
    const [first, second] = [(await open()).body.value, (await open()).body.value];
    const twice = await Promise.all([cancel(first.deposit.id), cancel(first.deposit.id)]);
    expect([...twice, await cancel(first.deposit.id)].map(({ body }) => body.value.deposit.state)).toEqual(
      Array(3).fill('cancelled'),
    );
    await answer(second.payUrl, 'decline');
    expect((await cancel(second.deposit.id)).body.value.deposit.state).toBe('refused');
  });

  it('but that was just declined at the provider, is refused at once; the later webhook changes nothing', async () => {
    const { deposit, payUrl } = (await open()).body.value;
    await fetch(test.url + payUrl, { method: 'POST', body: new URLSearchParams({ action: 'decline' }) });
    expect((await cancel(deposit.id)).body.value.deposit).toMatchObject({ state: 'refused', reason: 'declined' });
    await deliverWebhooks(test.ctx);
    expect([(await stateOf(deposit.id)).state, await incidents()]).toEqual(['refused', []]);
  });

  it('but that is paid, is not cancelled, with the reason: before the webhook, after it, and in review', async () => {
    const { deposit, payUrl } = (await open()).body.value;
    await fetch(test.url + payUrl, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
    const early = await cancel(deposit.id);
    expect([early.status, early.body.message]).toEqual([409, 'deposit_already_paid']);
    expect((await stateOf(deposit.id)).state).toBe('pending');
    await deliverWebhooks(test.ctx);
    expect((await cancel(deposit.id)).body.message).toBe('deposit_already_paid');
    expect([(await stateOf(deposit.id)).state, (await balance()).amount]).toEqual(['paid', 5_000]);
    const large = (await open({ amount: 100_000 })).body.value;
    await answer(large.payUrl, 'pay');
    expect((await cancel(large.deposit.id)).body.message).toBe('deposit_already_paid');
    expect((await stateOf(large.deposit.id)).state).toBe('review');
  });

  it('and pays at the same moment, ends in one of both states, and the wallet agrees', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, async () => (await open()).body.value));
    const cancelled = await Promise.all(
      opened.map(async ({ deposit, payUrl }, nth) => {
        const paying = () => answer(payUrl, 'pay');
        const [request] = await Promise.all(
          nth % 2 ? [cancel(deposit.id), paying()] : [paying().then(() => cancel(deposit.id)), cancel(deposit.id)],
        );
        return request.body.success;
      }),
    );
    await expect
      .poll(async () => {
        await deliverWebhooks(test.ctx);
        return Promise.all(opened.map(async ({ deposit }) => (await stateOf(deposit.id)).state));
      })
      .toEqual(cancelled.map((was) => (was ? 'cancelled' : 'paid')));
    expect((await balance()).amount).toBe(5_000 * cancelled.filter((was) => !was).length);
    expect(await incidents()).toEqual([]);
  });

  it('and that is paid all the same, leaves an incident and credits nothing', async () => {
    const { id } = (await open()).body.value.deposit;
    await cancel(id);
    expect((await send(await eventFor(id))).body.value).toEqual({ taken: 'late' });
    expect([(await stateOf(id)).state, (await balance()).amount]).toEqual(['cancelled', 0]);
    expect((await incidents()).map(({ kind }) => kind)).toEqual(['payment_for_a_closed_deposit']);
  });

  /** Returns the sandbox provider; a test that changes its methods restores them. */
  const sandbox = () => {
    const provider = test.ctx.providers['sandbox']!;
    onTestFinished(() => void vi.restoreAllMocks());
    return provider;
  };

  it('but that never reached its provider, is cancelled locally; its key does not open it again', async () => {
    const key = randomUUID();
    const away = vi.spyOn(sandbox(), 'open').mockRejectedValue(new Error('away'));
    expect((await open({}, key)).body.message).toBe('cashier_unavailable');
    const [waiting] = (await callServer(test.url, wallet.deposits, {}, { token })).body.value.list as [Deposit];
    expect(waiting).toMatchObject({ payUrl: null, payUntilMs: waiting.createdAtMs + 1_800_000 });
    expect((await cancel(waiting.id)).body.value.deposit.state).toBe('cancelled');
    away.mockRestore();
    const again = await open({}, key);
    expect([again.status, again.body.message, await paymentOf(waiting.id)]).toEqual([409, 'deposit_closed', undefined]);
  });

  it('while it is being opened, ends at the provider too, and no pay URL is returned', async () => {
    const provider = sandbox();
    const reallyOpen = provider.open.bind(provider);
    vi.spyOn(provider, 'open').mockImplementation(async (order) => {
      const opened = await reallyOpen(order);
      expect((await cancel(order.depositId)).body.value.deposit.state).toBe('cancelled');
      return opened;
    });
    const { body } = await open();
    expect([body.message, JSON.stringify(body)]).toEqual(['deposit_closed', expect.not.stringContaining('/cashier/')]);
    const [{ id }] = (await callServer(test.url, wallet.deposits, {}, { token })).body.value.list as [Deposit];
    expect(await paymentOf(id)).toBe('cancelled');
  });

  it('while the cashier is down, stays unchanged', async () => {
    const { id } = (await open()).body.value.deposit;
    vi.spyOn(sandbox(), 'cancel').mockRejectedValue(new Error('away'));
    const { status, body } = await cancel(id);
    expect([status, body.message, (await stateOf(id)).state]).toEqual([503, 'cashier_unavailable', 'pending']);
  });

  it('by a call that did not finish, is cancelled at its expiry', async () => {
    const { id } = (await open()).body.value.deposit;
    const { provider_ref } = await merchant()
      .selectFrom('deposits')
      .select('provider_ref')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await test.ctx.providers['sandbox']!.cancel('parlour', provider_ref!)).toBe('cancelled');
    expect((await stateOf(id)).state).toBe('pending');
    await merchant()
      .updateTable('deposits')
      .set({ created_at: new Date(Date.now() - 32 * 60_000) })
      .where('id', '=', id)
      .execute();
    expect(await stateOf(id)).toMatchObject({ payUrl: null, payUntilMs: null });
    await requestOutcomes(test.ctx, test.ctx.providers);
    expect((await stateOf(id)).state).toBe('cancelled');
  });

  it('cannot be cancelled by another member: not found, and still payable', async () => {
    const { deposit, payUrl } = (await open()).body.value;
    const stranger = await openSession(test.database, await addMember(test.database, `stranger${count}`));
    for (const id of [deposit.id, randomUUID()])
      expect((await cancel(id, stranger.token)).body.message).toBe('not_found');
    expect(await stateOf(deposit.id)).toMatchObject({ state: 'pending', payUrl });
  });

  it('is closed at the cashier by a call with its key, for its own account only', async () => {
    const { payUrl } = (await open()).body.value;
    const { key } = await cashierSettings(test.database.db);
    const cancelAt = async (account: string, headers = {}) => {
      const url = `${test.url}/cashier/api/deposits/${account}/${payUrl.split('/').at(-1)}/cancel`;
      return (await fetch(url, { method: 'POST', headers })).status;
    };
    expect(await cancelAt('parlour')).toBe(401);
    expect(await cancelAt('parlour', { authorization: `Bearer ${key}x` })).toBe(401);
    expect(await cancelAt('other', { authorization: `Bearer ${key}` })).toBe(404);
    await answer(payUrl, 'pay');
    expect((await balance()).amount).toBe(5_000);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { records } from '../../../contract/records.ts';
import { wallet } from '../../../contract/wallet.ts';
import { deliverWebhooks } from '../../../server/demo/cashier/deliver.ts';
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
  answer,
} from './support/deposits.ts';

useDeposits();

describe('a deposit', () => {
  it('that is paid at the cashier is credited to the wallet once, with its ledger transaction', async () => {
    const { body } = await open();
    expect(body.value.deposit).toMatchObject({
      state: 'pending',
      money: { amount: 5_000, currency: 'USD', exponent: 2 },
    });
    expect((await balance()).amount).toBe(0);
    await answer(body.value.payUrl, 'pay');
    expect(await balance()).toMatchObject({ amount: 5_000, seq: 1, currency: 'USD', exponent: 2 });
    expect((await stateOf(body.value.deposit.id)).state).toBe('paid');
    await deliverWebhooks(test.ctx);
    expect((await balance()).amount).toBe(5_000);
  });

  it('that is declined does not change the wallet', async () => {
    const { body } = await open();
    await answer(body.value.payUrl, 'decline');
    expect(await stateOf(body.value.deposit.id)).toMatchObject({ state: 'refused', reason: 'declined' });
    expect((await balance()).amount).toBe(0);
  });

  it('is decided once when the page is sent several times', async () => {
    const { body } = await open();
    await answer(body.value.payUrl, 'decline');
    await answer(body.value.payUrl, 'pay');
    expect((await stateOf(body.value.deposit.id)).state).toBe('refused');
    expect((await balance()).amount).toBe(0);
  });

  it('takes its fee from the amount', async () => {
    const { body } = await open({ method: 'sandbox-bank', amount: 5_000 });
    await answer(body.value.payUrl, 'pay');
    expect((await balance()).amount).toBe(4_900);
  });

  it('[PP-12] keeps the fee of its order when the method’s fee changes before payment; the fee is an entry of its own', async () => {
    const { body } = await open({ method: 'sandbox-bank', amount: 5_000 });
    expect(body.value.deposit).toMatchObject({ fee: 100, settled: 0, credited: null });
    const setFee = (fee: number) =>
      merchant().updateTable('deposit_methods').set({ fee }).where('code', '=', 'sandbox-bank').execute();
    await setFee(700);
    await answer(body.value.payUrl, 'pay');
    await setFee(100);
    expect((await balance()).amount).toBe(4_900);
    expect(await stateOf(body.value.deposit.id)).toMatchObject({ fee: 100, settled: 0, credited: 4_900 });
    const { list } = (await callServer(test.url, records.transactions, {}, { token })).body.value;
    expect(list.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
      ['fee', -100, 4_900],
      ['deposit', 5_000, 5_000],
    ]);
  });

  it('has a minimum that exceeds its fee', async () => {
    const set = (minimum: number) =>
      merchant().updateTable('deposit_methods').set({ minimum }).where('code', '=', 'sandbox-bank').execute();
    await set(50);
    const { status, body } = await open({ method: 'sandbox-bank', amount: 100 });
    await set(2_000);
    expect([status, body.message, body.value]).toEqual([
      409,
      'amount_out_of_bounds',
      expect.objectContaining({ minimum: 101 }),
    ]);
  });

  it('is idempotent by key; the same key with another request is refused', async () => {
    const key = randomUUID();
    const [one, two] = await Promise.all([open({}, key), open({}, key)]);
    expect(one.body.value.deposit.id).toBe(two.body.value.deposit.id);
    expect((await open({}, key.toUpperCase())).body.value.payUrl).toBe(one.body.value.payUrl);
    const { status, body } = await open({ amount: 5_001 }, key);
    expect([status, body.message]).toEqual([422, 'idempotency_key_reused']);
    expect((await callServer(test.url, wallet.deposits, {}, { token })).body.value.list).toHaveLength(1);
  });

  it.each([
    [{ amount: 999 }, 'amount_out_of_bounds'],
    [{ amount: 500_001 }, 'amount_out_of_bounds'],
    [{ amount: 0 }, 'invalid_request'],
    [{ amount: -5_000 }, 'invalid_request'],
    [{ amount: 50.5 }, 'invalid_request'],
    [{ amount: 1e300 }, 'invalid_request'],
    [{ amount: 2 ** 53 }, 'invalid_request'],
    [{ amount: '5000' }, 'invalid_request'],
    [{ amount: null }, 'invalid_request'],
    [{ currency: 'EUR' }, 'wrong_currency'],
    [{ method: 'nothing' }, 'unknown_method'],
    [{ memberId: 1 }, 'invalid_request'],
    [{ member_id: 1 }, 'invalid_request'],
  ])('of %j is refused: %s', async (over, message) => {
    expect((await open(over)).body.message).toBe(message);
    expect((await callServer(test.url, wallet.deposits, {}, { token })).body.value.list).toEqual([]);
  });

  it('is refused for an excluded member', async () => {
    await merchant()
      .updateTable('members')
      .set({ excluded_until: new Date(Date.now() + 60_000) })
      .where('id', '=', member.id)
      .execute();
    expect((await open()).body.message).toBe('account_excluded');
  });

  it('is visible to its member only', async () => {
    await open();
    const stranger = await openSession(test.database, await addMember(test.database, `other${count}`));
    const { body } = await callServer(test.url, wallet.deposits, {}, { token: stranger.token });
    expect(body.value.list).toEqual([]);
  });
});

describe('the deposit methods', () => {
  it('suggest amounts within their limits, the smallest first, and none that the fee would use up', async () => {
    const presets = async () =>
      (await callServer(test.url, wallet.depositMethods, {}, { token })).body.value.list.map((each) => each.presets);
    const setFee = (fee: number) =>
      merchant().updateTable('deposit_methods').set({ fee }).where('code', '=', 'sandbox-bank').execute();
    expect(await presets()).toEqual([
      [2_000, 5_000, 10_000, 20_000],
      [5_000, 10_000, 20_000, 50_000],
    ]);
    await setFee(10_000);
    expect((await presets())[1]).toEqual([20_000, 50_000]);
    await setFee(100);
    const beyond = merchant()
      .updateTable('deposit_methods')
      .set({ presets: [500, 900_000] });
    await expect(beyond.where('code', '=', 'sandbox-card').execute()).rejects.toThrow('presets_within_bounds');
  });
});

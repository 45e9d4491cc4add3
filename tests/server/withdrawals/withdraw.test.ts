import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { stateFeeds } from '../../../contract/wire.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb } from '../../../server/db/database.ts';
import { awardRow, giveAward } from '../../support/campaigns.ts';
import { giveMoney } from '../../support/money.ts';
import { addMethods, openPayer, type Payer } from './support/payer.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
let payer: Payer;
beforeAll(async () => {
  test = await joinTestServer();
  await addMethods(test);
});
beforeEach(async () => {
  payer = await openPayer(test);
});
// `close` checks the ledger.
afterAll(() => test.close());

const refusal = async (over: object) => (await payer.withdraw(over)).body;
const reserve = async () =>
  (
    await inMerchant(test.database.db, test.merchant)
      .selectFrom('accounts')
      .select('balance')
      .where('kind', '=', 'reserve')
      .where('member_id', '=', payer.member.id)
      .executeTakeFirst()
  )?.balance ?? 0;

describe('[SYS-08] the names of withdrawal methods', () => {
  it('are in the language of the page; English stands in for one that is missing', async () => {
    await inMerchant(test.database.db, test.merchant)
      .updateTable('withdrawal_methods')
      .set({ names: jsonb({ CN: '银行转账' }) })
      .where('code', '=', 'bank')
      .execute();
    const payer = await openPayer(test);
    await payer.withdraw();
    const namesIn = async (language: string) => {
      const { methods, list } = (await payer.call(withdrawals.overview, {}, { 'x-language': language })).body.value;
      return [methods.find(({ code }) => code === 'bank')!.name, list[0]!.methodName];
    };
    expect(await namesIn('CN')).toEqual(['银行转账', '银行转账']);
    expect(await namesIn('EN')).toEqual(['Bank transfer', 'Bank transfer']);
    expect(await namesIn('AR')).toEqual(['Bank transfer', 'Bank transfer']);
  });
});

describe('[WAL-02] a withdrawal', () => {
  it('leaves the wallet at once, lies in the reserve, and answers the new balance with its version', async () => {
    const before = await payer.balance();
    const { body } = await payer.withdraw();
    expect(body.value.withdrawal).toMatchObject({
      state: 'approved',
      money: { amount: 10_000, currency: 'USD', exponent: 2 },
      fee: 0,
      account: { shownNumber: payer.account.shownNumber },
      timeline: [
        { state: 'requested', by: 'member' },
        { state: 'approved', by: 'platform', reason: null },
      ],
    });
    expect(body.value.balance.amount).toBe(before - 10_000);
    expect(await payer.balance()).toBe(before - 10_000);
    expect(await reserve()).toBe(10_000);
  });

  it('[W5] announces itself to the member’s other pages in the same transaction', async () => {
    await payer.withdraw();
    const { value } = await inMerchant(test.database.db, test.merchant)
      .selectFrom('outbox')
      .select('value')
      .where('feed', '=', 'withdrawals')
      .where('key', '=', `member:${payer.member.id}`)
      .executeTakeFirstOrThrow();
    expect(stateFeeds.withdrawals.parse(value)).toEqual({ open: 1, toConfirm: 0 });
  });

  it('[WAL-05] happens once for one key, and another request with the same key is refused', async () => {
    const key = randomUUID();
    const first = await payer.withdraw({}, key);
    const again = await payer.withdraw({}, key);
    expect(again.body.value.withdrawal.id).toBe(first.body.value.withdrawal.id);
    expect((await payer.withdraw({ amount: 10_001 }, key)).body.message).toBe('idempotency_key_reused');
    expect(await reserve()).toBe(10_000);
  });

  it('[MEM-06] says first what it costs of a running award, and ends the award with it', async () => {
    const id = await giveAward(test.database, payer.member, { amount: 700 });
    const refused = await payer.withdraw();
    expect(refused.body).toMatchObject({
      message: 'awards_open',
      value: { amount: 700, currency: 'USD', exponent: 2, awards: [{ id, left: 700 }] },
    });
    expect([await reserve(), (await awardRow(test.database, id, test.merchant)).state]).toEqual([0, 'active']);
    expect((await payer.withdraw({ forfeitAwards: true })).body.success).toBe(true);
    expect(await reserve()).toBe(10_000);
    expect(await awardRow(test.database, id, test.merchant)).toMatchObject({ state: 'forfeited', reason: 'withdrawn' });
  });

  it('[MEM-06] keeps the award when the withdrawal fails', async () => {
    const id = await giveAward(test.database, payer.member, { amount: 700 });
    expect((await payer.withdraw({ forfeitAwards: true, amount: 100_000_000 })).body.success).toBe(false);
    await giveMoney(test.database, payer.member, -150_000);
    expect((await payer.withdraw({ forfeitAwards: true, amount: 90_000 })).body.message).toBe('balance_too_low');
    expect((await awardRow(test.database, id, test.merchant)).state).toBe('active');
  });

  it('is free once a day by this method; then it costs the fixed fee and the share, within the amount', async () => {
    await payer.withdraw();
    const { body } = await payer.withdraw({ amount: 20_001 });
    // 0.50 and 1 % of 200.01, rounded up.
    expect(body.value.withdrawal.fee).toBe(251);
    expect((await payer.overview()).methods[0]).toMatchObject({ freeLeft: 0, countLeft: 1, sumLeft: 119_999 });
  });

  it.each<[string, object, string, object?]>([
    ['below the minimum', { amount: 999 }, 'amount_out_of_bounds', { minimum: 1_000, maximum: 100_000 }],
    ['above the maximum', { amount: 100_001 }, 'amount_out_of_bounds'],
    ['in another currency', { currency: 'EUR' }, 'wrong_currency', { currency: 'USD' }],
    ['by a method that does not exist', { method: 'pigeon' }, 'unknown_method'],
    ['to an account that is not the member’s', { accountId: randomUUID() }, 'unknown_payout_account'],
    ['to an account of another kind', { method: 'wallet' }, 'unknown_payout_account'],
    ['with a wrong payment password', { paymentPassword: '000000' }, 'payment_password_wrong', { triesLeft: 4 }],
    ['of nothing', { amount: 0 }, 'invalid_request'],
    ['of a fraction', { amount: 10.5 }, 'invalid_request'],
    ['of less than nothing', { amount: -5_000 }, 'invalid_request'],
    ['beyond exact numbers', { amount: 2 ** 53 }, 'invalid_request'],
  ])('%s is refused, and nothing moves', async (_what, over, message, value) => {
    const answer = await refusal(over);
    expect(answer.message).toBe(message);
    if (value) expect(answer.value).toMatchObject(value);
    expect(await reserve()).toBe(0);
  });

  it('of more than the wallet holds is refused, and the balance is named', async () => {
    await payer.withdraw({ amount: 100_000 });
    const poor = await openPayer(test, { money: 5_000 });
    expect((await poor.withdraw({ amount: 6_000 })).body).toMatchObject({
      message: 'balance_too_low',
      value: { balance: 5_000 },
    });
    expect(await poor.balance()).toBe(5_000);
  });

  it('is bounded in number and sum for each day', async () => {
    await payer.withdraw({ amount: 100_000 });
    expect(await refusal({ amount: 60_000 })).toMatchObject({ message: 'daily_sum_reached', value: { left: 50_000 } });
    await payer.withdraw({ amount: 1_000 });
    await payer.withdraw({ amount: 1_000 });
    expect(await refusal({ amount: 1_000 })).toMatchObject({ message: 'daily_count_reached', value: { max: 3 } });
  });

  it('many at once take no more than the wallet holds, and exactly those that fit', async () => {
    const crowd = await openPayer(test, { money: 10_000 });
    const { body } = await crowd.call(withdrawals.addAccount, {
      kind: 'ewallet',
      institution: 'GCash',
      number: `+63917${crowd.member.id}000`,
      holderName: 'Ann Lee',
    });
    const order = { method: 'wallet', accountId: body.value.account.id, amount: 1_000 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => crowd.withdraw(order)));
    expect(answers.filter((answer) => answer.body.success)).toHaveLength(10);
    const refused = answers.filter((answer) => !answer.body.success).map((answer) => answer.body.message);
    expect(new Set(refused)).toEqual(new Set(['balance_too_low']));
    expect(await crowd.balance()).toBe(0);
  }, 30_000);
});

describe('[WAL-02] the payment password', () => {
  it('locks withdrawals after five wrong tries in a row, also tried at once, and the right one does not open them', async () => {
    const wrong = { paymentPassword: '111222' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => refusal(wrong)));
    expect(answers.filter(({ message }) => message === 'payment_password_wrong')).toHaveLength(5);
    expect((await refusal({})).message).toBe('payment_password_locked');
  });

  it('is set once, six digits, none that anybody guesses', async () => {
    const set = (paymentPassword: string) => payer.call(withdrawals.setPaymentPassword, { paymentPassword });
    expect((await set('482913')).body.message).toBe('payment_password_set');
    for (const weak of ['111111', '123456', '987654'])
      expect((await set(weak)).body.message).toBe('payment_password_weak');
    for (const wrong of ['12345', '1234567', 'abcdef']) expect((await set(wrong)).body.message).toBe('invalid_request');
  });
});

describe('[WAL-02] payout accounts', () => {
  const add = (over: object = {}) =>
    payer.call(withdrawals.addAccount, {
      kind: 'bank',
      institution: 'TEST',
      number: String(Math.floor(1e9 + Math.random() * 1e9)),
      holderName: 'Ann Lee',
      ...over,
    });

  it('are at most five, and show the end of a bank account alone', async () => {
    for (let more = 0; more < 4; more += 1) expect((await add()).body.success).toBe(true);
    expect((await add()).body).toMatchObject({ message: 'payout_accounts_full', value: { max: 5 } });
    const { accounts } = await payer.overview();
    expect(accounts).toHaveLength(5);
    for (const { shownNumber } of accounts) expect(shownNumber).toMatch(/^···\d{4}$/);
  });

  it('of somebody else are refused, until that member removes them', async () => {
    const other = await openPayer(test);
    const number = '5550001234';
    const { body } = await other.call(withdrawals.addAccount, {
      kind: 'bank',
      institution: 'TEST',
      number,
      holderName: 'Bo',
    });
    expect((await add({ number: '555-000-1234' })).body.message).toBe('payout_account_taken');
    await other.call(withdrawals.removeAccount, { accountId: body.value.account.id });
    expect((await add({ number })).body.success).toBe(true);
  });

  it('can be removed by their owner alone', async () => {
    const other = await openPayer(test);
    const { body } = await other.call(withdrawals.removeAccount, { accountId: payer.account.id });
    expect(body.message).toBe('not_found');
  });

  it('need a new confirmation by password', async () => {
    const { body } = await payer.call(
      withdrawals.addAccount,
      { kind: 'bank', institution: 'TEST', number: '99887766', holderName: 'Ann' },
      { 'x-confirmation': '' },
    );
    expect(body.message).toBe('confirmation_needed');
  });
});

describe('[WAL-02] the checks put a withdrawal into the operator’s queue, each with its reason', () => {
  const reasonsOf = async (who: Payer, over: object = {}) => {
    const { body } = await who.withdraw(over);
    const { state, timeline } = body.value.withdrawal;
    expect(state).toBe('checking');
    return timeline[1]!.reason;
  };

  it('the first payout, to an account that is still held', async () => {
    expect(await reasonsOf(await openPayer(test, { seasoned: false }))).toBe('first_payout account_held');
  });
  it('a large amount', async () => {
    expect(await reasonsOf(payer, { amount: 50_000 })).toBe('large_amount');
  });
  it('an account in another name', async () => {
    await inMerchant(test.database.db, test.merchant)
      .updateTable('profiles')
      .set({ payee_name: 'Somebody  Else' })
      .where('member_id', '=', payer.member.id)
      .execute();
    expect(await reasonsOf(payer)).toBe('holder_name');
  });
  it('[PP-16] an excluded member, who can still withdraw', async () => {
    await inMerchant(test.database.db, test.merchant)
      .updateTable('members')
      .set({ excluded_until: new Date(Date.now() + 86_400_000) })
      .where('id', '=', payer.member.id)
      .execute();
    expect(await reasonsOf(payer)).toBe('excluded');
  });
});

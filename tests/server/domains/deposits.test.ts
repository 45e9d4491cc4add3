import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { records } from '../../../contract/records.ts';
import { operator } from '../../../contract/site.ts';
import { wallet, type Deposit } from '../../../contract/wallet.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { expireDeposits } from '../../../server/domains/wallet/expiry.ts';
import { deliverWebhooks } from '../../../server/demo/cashier/deliver.ts';
import { seedCashier } from '../../../server/demo/cashier/seed.ts';
import { signed } from '../../../server/demo/cashier/signature.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { accountOf } from '../../../server/ledger/account.ts';
import { post } from '../../../server/ledger/post.ts';
import { blockForShortfall, lockShortfall } from '../../../server/domains/wallet/shortfall.ts';
import { checkLedger } from '../../../server/ledger/check.ts';
import { callServer } from '../../support/calls.ts';
import {
  addMember,
  openSession,
  startTestServer,
  TEST_OPERATOR_KEY,
  type TestServer,
} from '../../support/test-server.ts';

let test: TestServer;
let member: MemberRow;
let token: string;
let count = 0;

beforeAll(async () => {
  test = await startTestServer();
  await test.database.transact((tx) => seedCashier(tx, 'parlour', 'Parlour'));
});
afterAll(async () => {
  expect(await checkLedger(test.database)).toMatchObject({ clean: true });
  await test.close();
});
beforeEach(async () => {
  count += 1;
  member = await addMember(test.database, `payer${count}`);
  token = (await openSession(test.database, member)).token;
});

const brand = () => inMerchant(test.database.db, 'parlour');
const open = (over: object = {}, key: string = randomUUID()) =>
  callServer(
    test.url,
    wallet.deposit,
    { method: 'sandbox-card', amount: 5_000, currency: 'USD', ...over },
    { token, headers: { 'idempotency-key': key } },
  );
const balance = async () => (await callServer(test.url, wallet.balance, {}, { token })).body.value;
const stateOf = async (id: string): Promise<Deposit> =>
  (await callServer(test.url, wallet.deposits, {}, { token })).body.value.list.find((each) => each.id === id)!;
const incidents = () =>
  brand().selectFrom('incidents').select(['kind', 'details']).where('member_id', '=', member.id).execute();

/** Submits the cashier's page as the person does, and waits for the webhook. */
const answer = async (payUrl: string, action: 'pay' | 'decline') => {
  const response = await fetch(test.url + payUrl, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  await deliverWebhooks(test.ctx);
};

/** Sends a webhook signed as by the cashier, or with another secret or time. */
const send = async (event: object, over: { secret?: string; now?: number; raw?: string } = {}) => {
  const { secret } = await brand().selectFrom('provider_accounts').select('secret').executeTakeFirstOrThrow();
  const raw = over.raw ?? JSON.stringify(event);
  const what = { method: 'POST', path: '/webhooks/sandbox', raw };
  const response = await fetch(`${test.url}/webhooks/sandbox`, {
    method: 'POST',
    body: raw,
    headers: {
      'content-type': 'application/json',
      ...signed('parlour', over.secret ?? secret, over.now ?? Date.now(), what),
    },
  });
  return { status: response.status, body: (await response.json()) as { message: string; value?: unknown } };
};
const eventFor = async (id: string, over: object = {}) => {
  const row = await brand().selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    event_id: randomUUID(),
    payment_id: row.provider_ref,
    order_id: id,
    outcome: 'paid',
    amount: row.amount,
    currency: row.currency,
    exponent: row.exponent,
    ...over,
  };
};

/** Creates the debt that a rollback leaves when its payout was already spent (case 19). */
const owe = (amount: number) =>
  test.database.transact(async (tx) => {
    const { id: memberId, currency, exponent } = member;
    const { receivable } = await lockShortfall(tx, { merchant: 'parlour', memberId, currency, exponent });
    const books = { merchant: 'parlour', ledger: 'real', currency, exponent } as const;
    const house = await accountOf(tx, { ...books, kind: 'house', owner: 'parlour' });
    await post(tx, {
      merchant: 'parlour',
      kind: 'rollback',
      actor: 'vendor:ACME',
      idempotencyKey: randomUUID(),
      payload: {},
      about: '',
      lines: [
        { accountId: receivable.id, amount: -amount },
        { accountId: house.id, amount },
      ],
    });
    await blockForShortfall(tx, 'parlour', memberId);
  });
const blocked = async () =>
  (
    await brand()
      .selectFrom('members')
      .select('play_blocked_reason')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
  ).play_blocked_reason;
const told = async () => {
  const rows = await brand()
    .selectFrom('outbox')
    .select('value')
    .where('feed', '=', 'deposits')
    .where('key', '=', `member:${member.id}`)
    .orderBy('id')
    .execute();
  return rows.map(({ value }) => (value as { owed: { amount: number } | null }).owed?.amount ?? 0);
};

describe('a shortfall', () => {
  it('is settled first by the next deposits, which state it, and then play opens automatically', async () => {
    await owe(6_000);
    expect([await blocked(), await told()]).toEqual(['receivable', [6_000]]);
    const first = (await open({ method: 'sandbox-bank', amount: 5_000 })).body.value;
    await answer(first.payUrl, 'pay');
    expect(await stateOf(first.deposit.id)).toMatchObject({ fee: 100, settled: 4_900, credited: 0 });
    expect([await blocked(), (await balance()).amount]).toEqual(['receivable', 0]);
    const second = (await open()).body.value;
    await answer(second.payUrl, 'pay');
    expect(await stateOf(second.deposit.id)).toMatchObject({ fee: 0, settled: 1_100, credited: 3_900 });
    expect([await blocked(), (await balance()).amount, (await told()).at(-1)]).toEqual([null, 3_900, 0]);
    const { list } = (await callServer(test.url, records.transactions, {}, { token })).body.value;
    expect(list.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['shortfall', -1_100],
      ['deposit', 5_000],
      ['shortfall', -4_900],
      ['fee', -100],
      ['deposit', 5_000],
    ]);
  });

  it('does not remove another reason to block play', async () => {
    await owe(1_000);
    await brand()
      .updateTable('members')
      .set({ play_blocked_reason: 'investigation' })
      .where('id', '=', member.id)
      .execute();
    const { body } = await open();
    await answer(body.value.payUrl, 'pay');
    expect([await blocked(), (await balance()).amount]).toEqual(['investigation', 4_000]);
  });

  it('is written off by the operator with a reason: play opens, the audit records it, and a second call finds no debt', async () => {
    await owe(2_500);
    const command = { merchant: 'parlour', account: member.username, reason: 'our own mistake' };
    const writeOff = () => callServer(test.url, operator.writeOff, command, { token: TEST_OPERATOR_KEY });
    const owing = () =>
      callServer(test.url, operator.shortfalls, { merchant: 'parlour' }, { token: TEST_OPERATOR_KEY });
    expect((await owing()).body.value.list).toEqual([
      { account: member.username, money: { amount: 2_500, currency: 'USD', exponent: 2 } },
    ]);
    expect((await writeOff()).body.value).toEqual({ money: { amount: 2_500, currency: 'USD', exponent: 2 } });
    expect([await blocked(), (await told()).at(-1), (await owing()).body.value.list]).toEqual([null, 0, []]);
    const audit = await brand().selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(audit).toMatchObject({
      action: 'shortfall_write_off',
      reason: 'our own mistake',
      before: { memberId: member.id, owed: 2_500 },
      after: { owed: 0 },
    });
    const again = await writeOff();
    expect([again.status, again.body.message]).toEqual([409, 'nothing_owed']);
    await owe(300);
    expect((await writeOff()).body.value.money.amount).toBe(300);
  });
});

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
      brand().updateTable('deposit_methods').set({ fee }).where('code', '=', 'sandbox-bank').execute();
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
      brand().updateTable('deposit_methods').set({ minimum }).where('code', '=', 'sandbox-bank').execute();
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
    await brand()
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

describe('[LIVE-01] [W5] the member’s pages receive an envelope in the same transaction', () => {
  const told = async () => {
    const rows = await brand()
      .selectFrom('outbox')
      .select(['seq', 'value', 'room'])
      .where('feed', '=', 'deposits')
      .where('key', '=', `member:${member.id}`)
      .orderBy('seq')
      .execute();
    expect(rows.every(({ room }) => room === `member:${member.id}`)).toBe(true);
    return rows.map(({ seq, value }) => [seq, (value as { waiting: number }).waiting]);
  };

  it('for an opened and a refused deposit', async () => {
    const { body } = await open();
    expect(await told()).toEqual([[2, 1]]);
    await answer(body.value.payUrl, 'decline');
    expect(await told()).toEqual([
      [2, 1],
      [3, 0],
    ]);
  });

  it('for two concurrent deposits one after the other, each version with the count of that time', async () => {
    await Promise.all([open(), open()]);
    expect(await told()).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  it('but not for a repetition of the same key, or for a refused request', async () => {
    const key = randomUUID();
    await open({}, key);
    await open({}, key);
    await open({ amount: 1 });
    expect(await told()).toEqual([[2, 1]]);
  });
});

describe('a large deposit', () => {
  const decide = (depositId: string, decision: 'approve' | 'refuse') =>
    callServer(
      test.url,
      operator.decideDeposit,
      { merchant: 'parlour', depositId, decision, reason: 'looked at it' },
      { token: TEST_OPERATOR_KEY },
    );

  it('waits for the operator, whose approval credits it once', async () => {
    const { body } = await open({ amount: 100_000 });
    const { id } = body.value.deposit;
    expect((await decide(id, 'approve')).body.message).toBe('not_allowed');
    await answer(body.value.payUrl, 'pay');
    expect([(await stateOf(id)).state, (await balance()).amount]).toEqual(['review', 0]);
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'approve')]);
    expect(answers.map(({ body: { message } }) => message).sort()).toEqual(['', 'deposit_already_final']);
    expect([(await stateOf(id)).state, (await balance()).amount]).toEqual(['paid', 100_000]);
  });

  it('that the operator refuses stays refused, with the reason', async () => {
    const { body } = await open({ amount: 100_000 });
    const { id } = body.value.deposit;
    await answer(body.value.payUrl, 'pay');
    expect((await decide(id, 'refuse')).body.value).toEqual({ state: 'refused' });
    expect(await stateOf(id)).toMatchObject({ state: 'refused', reason: 'looked at it' });
    expect((await decide(id, 'approve')).body.message).toBe('deposit_already_final');
    expect((await balance()).amount).toBe(0);
  });
});

describe('a webhook', () => {
  it('that is replayed changes nothing and is acknowledged; with another body it is refused and recorded as an incident', async () => {
    const { body } = await open();
    const event = await eventFor(body.value.deposit.id);
    expect((await send(event)).body.value).toEqual({ taken: 'paid' });
    expect((await send(event)).body.value).toEqual({ taken: 'replayed' });
    const other = await send({ ...event, outcome: 'declined' });
    expect([other.status, other.body.message]).toEqual([409, 'webhook_reused']);
    await send({ ...event, outcome: 'declined' });
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

  it.each([[{ amount: 50_000 }], [{ currency: 'EUR' }], [{ exponent: 0 }], [{ payment_id: 'another' }]])(
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
    for (const raw of ['{', '[]', JSON.stringify({ ...event, extra: 1 }), JSON.stringify({ ...event, amount: -1 })])
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

describe('an unpaid deposit', () => {
  const age = (id: string) =>
    brand()
      .updateTable('deposits')
      .set({ created_at: new Date(Date.now() - 32 * 60_000) })
      .where('id', '=', id)
      .execute();

  it('expires only after the provider has closed the payment', async () => {
    const { body } = await open();
    const { id } = body.value.deposit;
    await age(id);
    await expireDeposits(test.ctx, test.app.providers);
    expect((await stateOf(id)).state).toBe('pending');
    await expireByProvider(id);
    await expireDeposits(test.ctx, test.app.providers);
    expect((await stateOf(id)).state).toBe('expired');
  });

  it('that is paid after its expiry leaves an incident for the operator and credits nothing', async () => {
    const { body } = await open();
    const { id } = body.value.deposit;
    await age(id);
    await expireByProvider(id);
    await expireDeposits(test.ctx, test.app.providers);
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
    const rows = await brand().selectFrom('outbox').select('value').where('key', '=', `member:${member.id}`).execute();
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
        const [asked] = await Promise.all(
          nth % 2 ? [cancel(deposit.id), paying()] : [paying().then(() => cancel(deposit.id)), cancel(deposit.id)],
        );
        return asked.body.success;
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
    const provider = test.app.providers['sandbox']!;
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
    const { provider_ref } = await brand()
      .selectFrom('deposits')
      .select('provider_ref')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await test.app.providers['sandbox']!.cancel('parlour', provider_ref!)).toBe('cancelled');
    expect((await stateOf(id)).state).toBe('pending');
    await brand()
      .updateTable('deposits')
      .set({ created_at: new Date(Date.now() - 32 * 60_000) })
      .where('id', '=', id)
      .execute();
    expect(await stateOf(id)).toMatchObject({ payUrl: null, payUntilMs: null });
    await expireDeposits(test.ctx, test.app.providers);
    expect((await stateOf(id)).state).toBe('cancelled');
  });

  it('cannot be cancelled by another member: not found, and still payable', async () => {
    const { deposit, payUrl } = (await open()).body.value;
    const stranger = await openSession(test.database, await addMember(test.database, `stranger${count}`));
    for (const id of [deposit.id, randomUUID()])
      expect((await cancel(id, stranger.token)).body.message).toBe('not_found');
    expect(await stateOf(deposit.id)).toMatchObject({ state: 'pending', payUrl });
  });

  it('is closed at the cashier by its own account only: not by an unsigned call or one of another account', async () => {
    const { payUrl } = (await open()).body.value;
    const path = `/cashier/api/payments/${payUrl.split('/').at(-1)}/cancel`;
    const secret = 'of another customer';
    await sql`insert into cashier.accounts (code, secret, name, webhook_url)
              values ('other', ${secret}, 'Other', '/webhooks/sandbox') on conflict do nothing`.execute(
      test.database.db,
    );
    const headers = signed('other', secret, Date.now(), { method: 'POST', path, raw: '' });
    const answers = [
      await fetch(test.url + path, { method: 'POST' }),
      await fetch(test.url + path, { method: 'POST', headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 404]);
    await answer(payUrl, 'pay');
    expect((await balance()).amount).toBe(5_000);
  });
});

describe('the deposit methods', () => {
  it('suggest amounts within their limits, the smallest first, and none that the fee would use up', async () => {
    const presets = async () =>
      (await callServer(test.url, wallet.depositMethods, {}, { token })).body.value.list.map((each) => each.presets);
    const setFee = (fee: number) =>
      brand().updateTable('deposit_methods').set({ fee }).where('code', '=', 'sandbox-bank').execute();
    expect(await presets()).toEqual([
      [2_000, 5_000, 10_000, 20_000],
      [5_000, 10_000, 20_000, 50_000],
    ]);
    await setFee(10_000);
    expect((await presets())[1]).toEqual([20_000, 50_000]);
    await setFee(100);
    const beyond = brand()
      .updateTable('deposit_methods')
      .set({ presets: [500, 900_000] });
    await expect(beyond.where('code', '=', 'sandbox-card').execute()).rejects.toThrow('presets_within_bounds');
  });
});

describe('the cashier’s page', () => {
  it('uses the site’s fonts, served by itself', async () => {
    const css = await (await fetch(`${test.url}/cashier/assets/cashier.css`)).text();
    const faces = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file]) => file!);
    expect(faces).toHaveLength(2);
    for (const file of faces) {
      const response = await fetch(`${test.url}/cashier/assets/${file}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    }
  });

  it.each([
    ['EN', 'ltr', 'No real money is charged'],
    ['CN', 'ltr', '不会收取真实资金'],
    ['AR', 'rtl', 'لا تُخصم أموال حقيقية'],
  ])('states in %s that it is a sandbox', async (language, dir, words) => {
    const { body } = await callServer(
      test.url,
      wallet.deposit,
      { method: 'sandbox-card', amount: 5_000, currency: 'USD' },
      { token, headers: { 'idempotency-key': randomUUID(), 'x-language': language } },
    );
    const response = await fetch(test.url + body.value.payUrl);
    const html = await response.text();
    expect(html).toContain(words);
    expect(html).toContain(`dir="${dir}"`);
    expect(html).not.toMatch(/<script(?! src=)|style=/);
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('states at a wrong address that nothing was paid', async () => {
    for (const path of ['/cashier/pay/x', `/cashier/pay/${'A'.repeat(22)}`]) {
      const response = await fetch(test.url + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Nothing was charged');
    }
  });

  it('refuses a form submission from another site', async () => {
    const { body } = await open();
    const response = await fetch(test.url + body.value.payUrl, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      headers: { origin: 'https://evil.example' },
    });
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      403,
      'foreign_origin',
    ]);
  });
});

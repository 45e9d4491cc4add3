import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { points } from '../../../contract/points.ts';
import { pointsOperator, type PointProductItem } from '../../../contract/points-operator.ts';
import { playerLimits } from '../../../contract/player-limits.ts';
import { wallet } from '../../../contract/wallet.ts';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { awards } from '../../../contract/awards.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { callServer } from '../../support/calls.ts';
import { campaignItem, REQUIREMENT, runCampaign } from '../../support/campaigns.ts';
import { givePoints, productItem, RULES, writeRules } from '../../support/points.ts';
import { addMember, addMerchant, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';
import { expectCleanLedger } from '../ledger/support/books.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';

const PASSWORD = '528491';
let test: TestServer;
let ann: StaffMember;
beforeAll(async () => {
  test = await startTestServer();
  ann = await addStaff(test, 'ann', ['payments']);
  await writeRules(test.database);
  await addMerchant(test.database, 'acme');
});
afterAll(async () => {
  await expectCleanLedger(test.database);
  await test.close();
});

/** Sets the payment password; from the second member on by the first one's hash, which takes a processor long. */
let hash: string | null = null;
const setPassword = async (
  memberId: number,
  call: (endpoint: typeof withdrawals.setPaymentPassword, request: object) => Promise<unknown>,
) => {
  const tables = inMerchant(test.database.db, 'parlour');
  if (hash === null) {
    await call(withdrawals.setPaymentPassword, { paymentPassword: PASSWORD });
    const profile = await tables
      .selectFrom('profiles')
      .select('payment_password_hash')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    hash = profile.payment_password_hash;
    return;
  }
  await tables
    .insertInto('profiles', { member_id: memberId, payment_password_hash: hash })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ payment_password_hash: hash }))
    .execute();
};

const newMember = async (owned = 100) => {
  const member = await addMember(test.database, `m${randomUUID().slice(0, 8)}`);
  const { token } = await openSession(test.database, member);
  const call = <E extends EndpointSpec>(endpoint: E, request: object = {}, key: string = randomUUID()) =>
    callServer(test.url, endpoint, request, { token, headers: { 'idempotency-key': key } });
  await setPassword(member.id, call);
  if (owned > 0) await givePoints(test.database, member, owned);
  return {
    member,
    call,
    redeem: (product: string, over: object = {}, key?: string) =>
      call(points.redeem, { product, quantity: 1, requiredPoints: 10, paymentPassword: PASSWORD, ...over }, key),
    points: async () => (await call(points.balance)).body.value.points,
    money: async () => (await call(wallet.balance)).body.value.amount,
  };
};
/** Answers that checks of passwords do not take for too many at once are asked again. */
const inTurn = async <A extends { status: number }>(ask: () => Promise<A>): Promise<A> => {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 429) return answer;
    await sleep(100 + Math.random() * 400);
  }
};
const outcome = ({ status, body }: { status: number; body: { success: boolean; message: string; value: unknown } }) =>
  body.success ? 'ok' : [status, body.message, body.value];
const put = async (over: Partial<PointProductItem> = {}): Promise<string> => {
  const product = productItem(over);
  const answer = await ann.call(pointsOperator.putProduct, { product, reason: 'a test' });
  expect(outcome(answer)).toBe('ok');
  return product.code;
};
const decide = (exchange: { transactionNumber: string }, approve: boolean) =>
  ann.call(pointsOperator.decide, { exchangeId: Number(exchange.transactionNumber), approve, reason: 'a test' });

describe('[MEM-05] an exchange of points', () => {
  it('for money takes the points and pays once, also when it is repeated', async () => {
    const code = await put();
    const member = await newMember();
    const key = randomUUID();
    const first = (await member.redeem(code, { quantity: 2, requiredPoints: 20 }, key)).body.value;
    expect(first).toMatchObject({
      points: 80,
      exchange: {
        exchangeType: 'money',
        productName: 'Fifty cents',
        quantity: 2,
        requiredPoints: 20,
        status: 'passed',
      },
    });
    const again = (await member.redeem(code, { quantity: 2, requiredPoints: 20 }, key)).body.value;
    expect([again.exchange, again.points]).toEqual([first.exchange, 80]);
    expect(outcome(await member.redeem(code, {}, key))).toMatchObject([422, 'idempotency_key_reused', null]);
    expect([await member.points(), await member.money()]).toEqual([80, 100]);
    expect((await member.call(points.redeemList, { status: 'passed' })).body.value.list).toEqual([first.exchange]);
  });

  it('of one stock by a hundred at once: one', async () => {
    const code = await put({ stock: 1 });
    const members = [];
    for (let made = 0; made < 100; made += 1) members.push(await newMember());
    const found = await Promise.all(members.map(async ({ redeem }) => outcome(await inTurn(() => redeem(code)))));
    expect(found.filter((each) => each === 'ok')).toHaveLength(1);
    expect(found.filter((each) => each !== 'ok')).toEqual(Array(99).fill([409, 'out_of_stock', null]));
    const left = await Promise.all(members.map((each) => each.points()));
    expect(left.sort((a, b) => a - b)).toEqual([90, ...Array(99).fill(100)]);
  }, 120_000);

  it('by two devices with points for one: one', async () => {
    const code = await put();
    const member = await newMember(10);
    const found = await Promise.all([
      member.redeem(code),
      member.redeem(code),
      member.call(points.convert, { points: 10 }),
    ]);
    expect(found.map(outcome).filter((each) => each !== 'ok')).toEqual(
      Array(2).fill([409, 'points_too_low', { points: 0, required: 10 }]),
    );
    expect(await member.points()).toBe(0);
  });

  it('is refused by name', async () => {
    const member = await newMember(5);
    const code = await put({ maxEach: 1 });
    const refusal = (reason: string) => [409, 'product_not_open', { reason }];
    expect(outcome(await member.redeem(code))).toEqual([409, 'points_too_low', { points: 5, required: 10 }]);
    expect(outcome(await member.redeem('nothing'))).toEqual([404, 'not_found', null]);
    expect(outcome(await member.redeem(code, { requiredPoints: 9 }))).toEqual(refusal('changed'));
    expect(outcome(await member.redeem(code, { quantity: 2, requiredPoints: 20 }))).toEqual(refusal('taken'));
    expect(outcome(await member.redeem(await put({ enabled: false })))).toEqual(refusal('closed'));
    const goods = await put({ category: 'goods', amount: null });
    expect(outcome(await member.redeem(goods))).toEqual(refusal('needs_delivery'));
    expect(outcome(await member.redeem(code, { paymentPassword: '000000' }))).toMatchObject([
      403,
      'payment_password_wrong',
      expect.anything(),
    ]);
    expect(outcome(await member.redeem(code, { quantity: 0 }))).toMatchObject([
      400,
      'invalid_request',
      expect.anything(),
    ]);
    expect(await member.points()).toBe(5);
  });

  it('is not for who excluded himself', async () => {
    const member = await newMember();
    await member.call(playerLimits.exclude, { kind: 'self_exclusion', term: '6m' });
    expect((await member.redeem(await put())).body.success).toBe(false);
    expect((await member.call(points.convert, { points: 10 })).body.success).toBe(false);
  });
});

describe('[MEM-05] an exchange that waits', () => {
  it('of goods keeps its address from copies of the database, and is approved once', async () => {
    const code = await put({ category: 'goods', amount: null, stock: 3 });
    const member = await newMember();
    const { exchange } = (await member.redeem(code, { delivery: '1 Main Street' })).body.value;
    expect(exchange.status).toBe('applying');
    const { list } = (await ann.call(pointsOperator.exchanges)).body.value;
    expect(list.find(({ id }) => String(id) === exchange.transactionNumber)?.delivery).toBe('1 Main Street');
    const row = await inMerchant(test.database.db, 'parlour')
      .selectFrom('point_exchanges')
      .select('delivery')
      .where('id', '=', Number(exchange.transactionNumber))
      .executeTakeFirstOrThrow();
    expect(row.delivery?.toString()).not.toContain('Main');
    const exchangeId = Number(exchange.transactionNumber);
    const ofOther = { merchant: 'acme', exchangeId, approve: true, reason: 'a test' };
    expect(outcome(await ann.call(pointsOperator.decide, ofOther))).toEqual([404, 'not_found', null]);
    expect((await decide(exchange, true)).body.value.status).toBe('passed');
    expect(outcome(await decide(exchange, false))).toEqual([409, 'exchange_over', { status: 'passed' }]);
    expect(await member.points()).toBe(90);
  });

  it('that is rejected returns points and stock, once', async () => {
    const code = await put({ stock: 1, reviewed: true });
    const [one, two] = [await newMember(), await newMember()];
    const { exchange } = (await one.redeem(code)).body.value;
    expect(outcome(await two.redeem(code))).toEqual([409, 'out_of_stock', null]);
    const decided = await Promise.all([decide(exchange, false), decide(exchange, false), decide(exchange, false)]);
    expect(decided.filter(({ body }) => body.success)).toHaveLength(1);
    expect([await one.points(), await one.money()]).toEqual([100, 0]);
    expect((await two.redeem(code)).body.value.exchange.status).toBe('applying');
    const { list } = (await one.call(points.transactionDetail, { period: 'last7' })).body.value;
    expect(list.map(({ kind, points: by, balance }) => [kind, by, balance])).toEqual([
      ['returned', 10, 100],
      ['exchange', -10, 90],
      ['returned', 100, 100],
    ]);
  });

  it('states what approving all would cost', async () => {
    const before = (await ann.call(pointsOperator.exchanges)).body.value.cost;
    const code = await put({ reviewed: true, amount: 70 });
    const member = await newMember();
    await member.redeem(code, { quantity: 3, requiredPoints: 30 });
    const { cost } = (await ann.call(pointsOperator.exchanges)).body.value;
    expect(cost).toEqual({
      ...before,
      exchanges: before.exchanges + 1,
      points: before.points + 30,
      money: before.money + 210,
    });
  });
});

it('[MEM-05] a bonus is an award of its campaign', async () => {
  const reward = { kind: 'fixed' as const, amount: 300, code: 'FOR-POINTS' };
  const item = campaignItem({ code: 'for-points', terms: { reward, requirement: REQUIREMENT }, maxEach: 1 });
  await runCampaign(test.database, item);
  const code = await put({ category: 'bonus', amount: null, campaign: 'for-points' });
  const member = await newMember();
  expect((await member.redeem(code)).body.value).toMatchObject({ points: 90, exchange: { status: 'passed' } });
  expect((await member.call(awards.list)).body.value.list).toMatchObject([{ state: 'active', amount: 300 }]);
  expect(outcome(await member.redeem(code))).toEqual([409, 'campaign_not_open', { reason: 'taken' }]);
  expect(await member.points()).toBe(90);
});

it('[MEM-05] a bonus of a campaign that leaves its amount open is an award of the product’s amount, and no money', async () => {
  const terms = { reward: { kind: 'granted' as const, max: 900 }, requirement: REQUIREMENT };
  await runCampaign(test.database, campaignItem({ code: 'open-amount', terms }));
  const product = productItem({ category: 'bonus', campaign: 'open-amount', amount: null });
  const wrong = await ann.call(pointsOperator.putProduct, { product, reason: 'a test' });
  expect(JSON.stringify(wrong.body.value)).toContain('needed');
  const code = await put({ category: 'bonus', campaign: 'open-amount', amount: 400 });
  const member = await newMember();
  const bought = await member.redeem(code, { quantity: 2, requiredPoints: 20 });
  expect(bought.body.value).toMatchObject({ points: 80, exchange: { status: 'passed', amount: 800 } });
  expect((await member.call(awards.list)).body.value.list).toMatchObject([{ state: 'active', amount: 800 }]);
  expect(bought.body.value.balance).toMatchObject({ amount: 0 });
  const above = await member.redeem(code, { quantity: 3, requiredPoints: 30 });
  expect(outcome(above)).toEqual([409, 'campaign_not_open', { reason: 'over' }]);
});

it('[MEM-05] points are converted to money at the rate of today, in multiples', async () => {
  const member = await newMember();
  expect(outcome(await member.call(points.convert, { points: 15 }))).toEqual([
    409,
    'points_convert_wrong',
    { multipleOf: 10 },
  ]);
  const { exchange, points: left } = (await member.call(points.convert, { points: 30 })).body.value;
  expect([exchange.exchangeType, exchange.amount, exchange.status, left]).toEqual(['convert', 15, 'passed', 70]);
  expect(await member.money()).toBe(15);
});

describe('[MEM-05] the operator', () => {
  it('is told every wrong field of a product', async () => {
    const product = productItem({ category: 'goods', amount: 5, campaign: 'none', texts: {} });
    const answer = await ann.call(pointsOperator.putProduct, { product, reason: 'a test' });
    expect(answer.body.message).toBe('points_wrong');
    expect(JSON.stringify(answer.body.value)).toMatch(/no_text.*other_category.*other_category/);
    const code = await put({ stock: 2 });
    const member = await newMember();
    await member.redeem(code, { quantity: 2, requiredPoints: 20 });
    const less = await ann.call(pointsOperator.putProduct, {
      product: productItem({ code, stock: 1 }),
      reason: 'a test',
    });
    expect(JSON.stringify(less.body.value)).toContain('too_small');
  });

  it('sets rules for a day to come alone', async () => {
    const today = (await ann.call(pointsOperator.rules)).body.value.list[0]!.fromDay;
    const day = (by: number) => new Date(Date.now() + by * 86_400_000).toISOString().slice(0, 10);
    const set = (fromDay: string) => ann.call(pointsOperator.setRules, { fromDay, rules: RULES, reason: 'a test' });
    expect(today < day(0)).toBe(true);
    expect(JSON.stringify((await set(day(-2))).body.value)).toContain('not_after_today');
    const rules = { ...RULES, convert: null };
    const made = await ann.call(pointsOperator.setRules, { fromDay: day(3), rules, reason: 'a test' });
    expect(made.body.value).toEqual({ fromDay: day(3), rules });
    const { next, rules: now } = (await (await newMember(0)).call(points.config)).body.value;
    expect([now, next]).toEqual([RULES, { fromDay: day(3), rules }]);
  });
});

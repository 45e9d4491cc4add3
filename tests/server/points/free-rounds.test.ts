import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { awards } from '../../../contract/awards.ts';
import { campaignsOperator, type CampaignItem } from '../../../contract/campaigns-operator.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { points } from '../../../contract/points.ts';
import { pointsOperator, type PointProductItem } from '../../../contract/points-operator.ts';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { jsonb } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { callServer } from '../../support/calls.ts';
import { campaignItem, REQUIREMENT, runCampaign } from '../../support/campaigns.ts';
import { givePoints, productItem, writeRules } from '../../support/points.ts';
import { addMember, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';
import { expectCleanLedger } from '../ledger/support/books.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';

const PASSWORD = '528491';
const SLOT = 8_001;
let test: TestServer;
let ann: StaffMember;
let campaign: string;
beforeAll(async () => {
  test = await startTestServer();
  ann = await addStaff(test, 'ann', ['content', 'payments']);
  await writeRules(test.database);
  const tables = inMerchant(test.database.db, 'parlour');
  await tables.insertInto('vendors', { code: 'ACME', name: 'Acme' }).execute();
  await tables
    .insertInto('games', {
      ...{ node_id: SLOT, vendor: 'ACME', code: 'slot', game_type: 'RNG', playable: true },
      ...{ names: jsonb({ EN: 'Slot' }), search: '', free_round_stakes: [20] },
    })
    .execute();
});
afterAll(async () => {
  await expectCleanLedger(test.database);
  await test.close();
});
beforeEach(() => {
  campaign = `rounds-${randomUUID().slice(0, 8)}`;
});

const run = (over: Partial<CampaignItem> = {}) => {
  const reward = { kind: 'free_rounds' as const, games: [SLOT], rounds: 10, stake: 20, code: null, granted: true };
  const terms = { reward, requirement: REQUIREMENT };
  return runCampaign(test.database, campaignItem({ code: campaign, terms, ...over }));
};
const rounds = (over: Partial<PointProductItem> = {}) =>
  productItem({ category: 'free_rounds', amount: null, campaign, ...over });
const put = (product: PointProductItem) => ann.call(pointsOperator.putProduct, { product, reason: 'a test' });
/** A product of the campaign's free rounds, for 10 points. */
const offer = async (over: Partial<PointProductItem> = {}): Promise<string> => {
  const product = rounds(over);
  expect((await put(product)).body.success).toBe(true);
  return product.code;
};
const decide = (exchange: { transactionNumber: string }, approve: boolean) =>
  ann.call(pointsOperator.decide, { exchangeId: Number(exchange.transactionNumber), approve, reason: 'a test' });

const newMember = async () => {
  const member = await addMember(test.database, `m${randomUUID().slice(0, 8)}`);
  const { token } = await openSession(test.database, member);
  const call = <E extends EndpointSpec>(endpoint: E, request: object = {}) =>
    callServer(test.url, endpoint, request, { token, headers: { 'idempotency-key': randomUUID() } });
  await call(withdrawals.setPaymentPassword, { paymentPassword: PASSWORD });
  await givePoints(test.database, member, 100);
  return {
    call,
    redeem: (product: string, over: object = {}) =>
      call(points.redeem, { product, quantity: 1, requiredPoints: 10, paymentPassword: PASSWORD, ...over }),
    points: async () => (await call(points.balance)).body.value.points,
    awards: async () => (await call(awards.list)).body.value.list,
  };
};

it('[MEM-05] free rounds begin at once; several are one award', async () => {
  await run();
  const code = await offer({ stock: 3 });
  const { call, redeem, ...member } = await newMember();
  const { list } = (await call(points.reward)).body.value;
  expect(list.find((each) => each.code === code)).toMatchObject({
    ...{ exchangeType: 'free_rounds', amount: null, rounds: { count: 10, stake: 20 }, stock: 3 },
  });
  const wrong = await redeem(code, { paymentPassword: '000001' });
  expect(wrong.body.message).toBe('payment_password_wrong');
  const { body } = await redeem(code, { quantity: 2, requiredPoints: 20 });
  const exchange = { exchangeType: 'free_rounds', status: 'passed', quantity: 2, requiredPoints: 20 };
  expect(body.value).toMatchObject({ points: 80, exchange });
  expect(await member.awards()).toMatchObject([
    { campaign, state: 'active', amount: 400, rounds: { left: 20, won: 0 } },
  ]);
  expect((await call(points.redeemList)).body.value.list).toMatchObject([exchange]);
  const gone = await redeem(code, { quantity: 2, requiredPoints: 20 });
  expect(gone.body.message).toBe('out_of_stock');
});

it('[MEM-05] free rounds that the operator decides on come with the approval, or the points return', async () => {
  await run();
  const code = await offer({ reviewed: true, stock: 2 });
  const { redeem, ...member } = await newMember();
  const before = (await ann.call(pointsOperator.exchanges)).body.value.cost.bonus;
  const [one, two] = [(await redeem(code)).body.value.exchange, (await redeem(code)).body.value.exchange];
  expect([one.status, await member.points(), await member.awards()]).toEqual(['applying', 80, []]);
  expect((await ann.call(pointsOperator.exchanges)).body.value.cost.bonus).toBe(before + 400);
  expect((await decide(one, true)).body.value.status).toBe('passed');
  expect(await member.awards()).toMatchObject([{ state: 'active', rounds: { left: 10 } }]);
  await ann.call(campaignsOperator.setState, { code: campaign, state: 'paused', reason: 'a test' });
  const refused = await decide(two, true);
  expect([refused.body.message, refused.body.value]).toEqual(['campaign_not_open', { reason: 'paused' }]);
  expect((await decide(two, false)).body.value.status).toBe('rejected');
  expect(await member.points()).toBe(90);
});

it('[MEM-05] free rounds of a campaign that has ended, is full or gives something else now take no points', async () => {
  await run({ budget: 200 });
  const code = await offer();
  const { redeem, ...member } = await newMember();
  const reason = async (over?: object) => (await redeem(code, over)).body.value;
  expect(await reason({ quantity: 2, requiredPoints: 20 })).toEqual({ reason: 'full' });
  await run({ terms: { reward: { kind: 'granted', max: 500 }, requirement: REQUIREMENT } });
  expect(await reason()).toEqual({ reason: 'over' });
  await ann.call(campaignsOperator.setState, { code: campaign, state: 'ended', reason: 'a test' });
  expect(await reason()).toEqual({ reason: 'over' });
  expect([await member.points(), await member.awards()]).toEqual([100, []]);
});

it('[MEM-05] a product of free rounds names a campaign of them that nobody can claim, and a bonus does not', async () => {
  const problemOf = async (over: Partial<PointProductItem>) => {
    const { message, value } = (await put(rounds(over))).body;
    return message === 'points_wrong' ? JSON.stringify(value) : message;
  };
  await run();
  expect(await problemOf({ campaign: null })).toMatch(/"campaign".*needed/);
  expect(await problemOf({ amount: 200 })).toMatch(/"amount".*other_category/);
  expect(await problemOf({ category: 'bonus' })).toMatch(/"campaign".*no_campaign/);
  expect(await problemOf({ category: 'goods' })).toMatch(/"campaign".*other_category/);
  campaign += 'b';
  await run({ terms: { reward: { kind: 'granted', max: 500 }, requirement: REQUIREMENT } });
  expect(await problemOf({})).toMatch(/"campaign".*no_campaign/);
});

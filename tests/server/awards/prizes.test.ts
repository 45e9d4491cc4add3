import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Prize } from '../../../contract/prizes.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { givePrize, prizeProblem } from '../../../server/domains/prizes/index.ts';
import { awardRow, campaignItem, REQUIREMENT, runCampaign } from '../../support/campaigns.ts';
import { addMember, startTestServer, type TestServer } from '../../support/test-server.ts';
import { expectCleanLedger } from '../ledger/support/books.ts';

const merchant = 'parlour';
let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  const terms = { reward: { kind: 'granted' as const, max: 500 }, requirement: REQUIREMENT };
  await runCampaign(test.database, campaignItem({ code: 'prizes', terms, budget: 1_000 }));
});
afterAll(async () => {
  await expectCleanLedger(test.database);
  await test.close();
});

const newMember = () => addMember(test.database, `m${randomUUID().slice(0, 8)}`);
const give = (memberId: number, prize: Prize, occasion = 'mission:1') =>
  test.database.transact((tx) => givePrize(tx, { merchant, memberId, prize, occasion }));
const award = (amount: number | null): Prize => ({ kind: 'award', campaign: 'prizes', amount });
const pointsOf = async (memberId: number) =>
  (
    await inMerchant(test.database.db, merchant)
      .selectFrom('point_accounts')
      .select('balance')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  )?.balance ?? 0;

it('a prize of money is an award that begins at once, one for each occasion', async () => {
  const { id } = await newMember();
  const given = await give(id, award(300));
  expect(await awardRow(test.database, (given as { awardId: number }).awardId)).toMatchObject({
    ...{ state: 'active', amount: 300, required: 300, occasion: 'mission:1' },
  });
  expect(await give(id, award(300))).toEqual({ refusal: 'taken' });
});

it('[MEM-05] a prize of points is given once for each occasion, also by two nodes at once', async () => {
  const { id } = await newMember();
  const prize: Prize = { kind: 'points', points: 70 };
  const both = await Promise.all([give(id, prize), give(id, prize)]);
  expect(both).toContainEqual({ awardId: null });
  expect(both).toContainEqual({ refusal: 'taken' });
  await give(id, prize, 'mission:2');
  expect(await pointsOf(id)).toBe(140);
});

it('members who have excluded themselves and members who are locked get nothing', async () => {
  const { id } = await newMember();
  const set = (values: { locked: boolean; excluded_until: Date | null }) =>
    inMerchant(test.database.db, merchant).updateTable('members').set(values).where('id', '=', id).execute();
  await set({ locked: false, excluded_until: new Date(Date.now() + 86_400_000) });
  expect(await give(id, award(100))).toEqual({ refusal: 'excluded' });
  expect(await give(id, { kind: 'points', points: 10 })).toEqual({ refusal: 'excluded' });
  await set({ locked: true, excluded_until: null });
  expect(await give(id, award(100))).toEqual({ refusal: 'excluded' });
  expect(await give(id, { kind: 'points', points: 10 })).toEqual({ refusal: 'excluded' });
  expect(await pointsOf(id)).toBe(0);
});

it('a budget that is spent gives no more, and says so', async () => {
  const members = await Promise.all([newMember(), newMember(), newMember()]);
  const given = [];
  for (const { id } of members) given.push(await give(id, award(300)));
  expect(given.filter((one) => 'refusal' in one && one.refusal === 'full')).not.toEqual([]);
});

it.each([
  ['no_campaign', { kind: 'award', campaign: 'none', amount: 100 }],
  ['no_campaign', { kind: 'award', campaign: 'prizes', amount: 501 }],
  ['no_amount', { kind: 'award', campaign: 'prizes', amount: null }],
  [undefined, { kind: 'award', campaign: 'prizes', amount: 500 }],
  [undefined, { kind: 'points', points: 1 }],
] as const)('what is wrong with a prize is %s: %j', async (problem, prize) => {
  expect(await test.database.transact((tx) => prizeProblem(tx, merchant, prize))).toBe(problem);
});

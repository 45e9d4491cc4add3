import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaignsOperator } from '../../../contract/campaigns-operator.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { isControl } from '../../../server/domains/campaigns/eligibility.ts';
import { differenceOf } from '../../../server/domains/campaign-reports/effect.ts';
import { campaignItem, REQUIREMENT, runCampaign } from '../../support/campaigns.ts';
import { addMember, startTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';

let test: TestServer;
let ann: StaffMember;
beforeAll(async () => {
  test = await startTestServer();
  ann = await addStaff(test, 'ann', ['content']);
});
afterAll(() => test.close());

const newMember = () => addMember(test.database, `m${randomUUID().slice(0, 8)}`);

it('a preview says for a member what each campaign would give, and because of what', async () => {
  const member = await newMember();
  await runCampaign(test.database, campaignItem({ code: 'open', maxEach: 1 }));
  await runCampaign(test.database, campaignItem({ code: 'rich', audience: { hasDeposited: true, levels: ['gold'] } }));
  const terms = {
    reward: { kind: 'cash_back' as const, period: 'week' as const, share: 100, min: 1, max: 500 },
    requirement: REQUIREMENT,
  };
  await runCampaign(test.database, campaignItem({ code: 'weekly', terms }));
  await ann.call(campaignsOperator.put, { campaign: campaignItem({ code: 'draft' }), reason: 'a test' });
  const preview = await ann.call(campaignsOperator.preview, { account: member.username });
  expect(preview.body.value).toEqual({
    list: [
      {
        ...{ code: 'open', title: 'A gift', refusal: null, amount: 300 },
        because: [
          { condition: 'not_excluded', met: true },
          { condition: 'runs', met: true },
          { condition: 'not_taken', met: true },
        ],
      },
      {
        ...{ code: 'rich', title: 'A gift', refusal: 'not_in_audience', amount: 300 },
        because: [
          { condition: 'not_excluded', met: true },
          { condition: 'runs', met: true },
          { condition: 'deposited', met: false },
          { condition: 'level', met: false },
        ],
      },
      expect.objectContaining({ code: 'weekly', refusal: null, amount: 0 }),
      expect.objectContaining({ code: 'draft', refusal: null, amount: 300 }),
    ],
  });
  expect((await ann.call(campaignsOperator.preview, { account: 'nobody' })).status).toBe(404);
});

it('SQL and TypeScript find the same control group', async () => {
  const { rows } = await sql<{ member: number; place: number }>`
    select member, campaign_control(7, member) as place from generate_series(1, 500) member`.execute(test.database.db);
  for (const { member, place } of rows) expect(isControl(7, member, 100)).toBe(place < 100);
});

it('the effect of a campaign compares those whom it was offered to with its control group', async () => {
  await runCampaign(test.database, campaignItem({ code: 'half', controlShare: 100 }));
  const { id } = await inMerchant(test.database.db, 'parlour')
    .selectFrom('campaigns')
    .select('id')
    .where('code', '=', 'half')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ day: string }>`select points_today('parlour') as day`.execute(test.database.db);
  const play = (member_id: number, payout: number) =>
    inMerchant(test.database.db, 'parlour')
      .insertInto('play_days', {
        ...{ member_id, game_type: 'RNG', stake: 1_000, valid_stake: 1_000, payout, rounds: 1 },
        ...{ day: rows[0]!.day, edge_micro: '0' },
      })
      .execute();
  const counts = { control: 0, offered: 0 };
  for (let made = 0; made < 60 || counts.control < 2; made += 1) {
    const member = await newMember();
    const arm = isControl(id, member.id, 100) ? 'control' : 'offered';
    counts[arm] += 1;
    await play(member.id, arm === 'control' ? 900 : 400);
  }
  const { value } = (await ann.call(campaignsOperator.effect, { code: 'half' })).body;
  expect(value).toMatchObject({ code: 'half', cost: 0, control: { members: counts.control, won: 100, kept: 100 } });
  expect(value).toHaveProperty('difference.amount', expect.any(Number));
  expect((value as { difference: { amount: number } }).difference.amount).toBeGreaterThan(0);
});

it('a difference has its band, and there is none with fewer than two members', () => {
  const arm = (members: number, kept: number, variance: number | null) => ({
    ...{ isControl: false, members, won: kept, kept, variance },
  });
  expect(differenceOf(arm(100, 500, 10_000), arm(100, 400, 10_000))).toEqual({ amount: 100, from: 72, to: 128 });
  expect(differenceOf(arm(100, 500, 10_000), arm(1, 400, null))).toBeNull();
});

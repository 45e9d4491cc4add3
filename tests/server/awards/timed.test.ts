import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awards } from '../../../contract/awards.ts';
import type { CampaignItem } from '../../../contract/campaigns-operator.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { AWARD_CHECKS } from '../../../server/domains/awards/ledger-checks.ts';
import { giveTimedAwards } from '../../../server/domains/timed-awards/jobs.ts';
import { runChecks } from '../../../server/ledger/check.ts';
import { callServer } from '../../support/calls.ts';
import { campaignItem, REQUIREMENT, runCampaign } from '../../support/campaigns.ts';
import { addMember, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';

const merchant = 'parlour';
let test: TestServer;
let today: string;
beforeAll(async () => {
  test = await startTestServer();
  const { rows } = await sql<{ today: string }>`select points_today(${merchant}) as today`.execute(test.database.db);
  today = rows[0]!.today;
});
afterAll(async () => {
  const { results } = await test.database.transact((tx) => runChecks(tx, AWARD_CHECKS));
  expect(results.filter(({ name, wrong }) => name.includes('award') && wrong.length > 0)).toEqual([]);
  await test.close();
});

const tables = () => inMerchant(test.database.db, merchant);
const newMember = () => addMember(test.database, `m${randomUUID().slice(0, 8)}`);
const dayBefore = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
/** Play of a member three days ago, so that no product waits for it any more. */
const play = (member_id: number, stake: number, payout: number, game_type = 'RNG', edge = 0) =>
  tables()
    .insertInto('play_days', {
      ...{ member_id, game_type, stake, payout, valid_stake: stake, rounds: 1, day: dayBefore(3) },
      edge_micro: `${edge * 1_000_000}`,
    })
    .execute();
const OF_PLAY = { period: 'day' as const, share: 100, min: 10, max: 400 };
type Reward = CampaignItem['terms']['reward'];
/** Starts a campaign that has run since three days ago. */
const start = async (reward: Reward, over: Partial<CampaignItem> = {}) => {
  const code = `offer-${randomUUID().slice(0, 8)}`;
  await runCampaign(test.database, campaignItem({ code, terms: { reward, requirement: REQUIREMENT }, ...over }));
  await tables()
    .updateTable('campaigns')
    .set({ first_run_at: new Date(`${dayBefore(3)}T12:00Z`) })
    .where('code', '=', code)
    .execute();
  return code;
};
const run = () => giveTimedAwards(test, { signal: new AbortController().signal, guard: async () => {} });
const given = async (code: string) =>
  tables()
    .selectFrom('awards')
    .innerJoin('campaigns', 'campaigns.id', 'awards.campaign_id')
    .select(['member_id', 'amount', 'awards.state', 'occasion'])
    .where('campaigns.code', '=', code)
    .orderBy('member_id')
    .execute();
const stop = (code: string) =>
  tables().updateTable('campaigns').set({ state: 'ended' }).where('code', '=', code).execute();

it('cash-back is a share of the loss of a period in the games of its product, once, also when the job runs again', async () => {
  const [loser, winner, small, bettor] = await Promise.all([newMember(), newMember(), newMember(), newMember()]);
  await play(loser.id, 5_000, 3_000);
  await play(loser.id, 900, 0, 'SPORTS');
  await play(winner.id, 5_000, 9_000);
  await play(small.id, 99, 0);
  await play(bettor.id, 5_000, 0, 'SPORTS');
  const code = await start({ kind: 'cash_back', ...OF_PLAY });
  await run();
  const expected = [{ member_id: loser.id, amount: 200, state: 'issued', occasion: `period:${dayBefore(3)}` }];
  expect(await given(code)).toEqual(expected);
  await run();
  expect(await given(code)).toEqual(expected);
  const { token } = await openSession(test.database, loser);
  const claimed = await callServer(test.url, awards.claim, { campaign: code }, { token });
  expect(claimed.body.value).toMatchObject({ award: { amount: 200, state: 'active' } });
  await stop(code);
});

it('rakeback is a share of the house’s edge, whoever won', async () => {
  const member = await newMember();
  await play(member.id, 5_000, 9_000, 'LIVE', 1_234);
  const code = await start({ kind: 'rakeback', ...OF_PLAY });
  await run();
  expect(await given(code)).toContainEqual({
    ...{ member_id: member.id, amount: 123, state: 'issued', occasion: `period:${dayBefore(3)}` },
  });
  await stop(code);
});

it('nobody gets more than the budget holds, in the order of the members', async () => {
  const members = [await newMember(), await newMember(), await newMember()];
  for (const { id } of members) await play(id, 1_000, 0, 'FISH');
  const code = await start({ kind: 'cash_back', ...OF_PLAY }, { budget: 10_000 });
  await tables().updateTable('campaigns').set({ budget: 450 }).where('code', '=', code).execute();
  await run();
  const amounts = (await given(code)).map(({ amount }) => amount);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(450);
  expect(amounts.length).toBeGreaterThan(0);
  await stop(code);
});

it('who has excluded himself, is locked or is outside the audience gets nothing', async () => {
  const [excluded, locked, level] = await Promise.all([newMember(), newMember(), newMember()]);
  for (const { id } of [excluded, locked, level]) await play(id, 1_000, 0, 'PVP');
  const set = (id: number, values: object) =>
    tables().updateTable('members').set(values).where('id', '=', id).execute();
  await set(excluded.id, { excluded_until: new Date(Date.now() + 86_400_000) });
  await set(locked.id, { locked: true });
  await tables().insertInto('member_levels', { member_id: level.id, level: 'gold', since: today }).execute();
  const reward = { kind: 'cash_back' as const, ...OF_PLAY };
  const forAll = await start(reward, { product: 'pvp' });
  const forGold = await start(reward, { product: 'pvp', audience: { levels: ['gold'] } });
  const forSilver = await start(reward, { product: 'pvp', audience: { levels: ['silver'] } });
  await run();
  expect((await given(forAll)).map(({ member_id }) => member_id)).toEqual([level.id]);
  expect((await given(forGold)).map(({ member_id }) => member_id)).toEqual([level.id]);
  expect(await given(forSilver)).toEqual([]);
  for (const code of [forAll, forGold, forSilver]) await stop(code);
});

it('a birthday brings one award a year', async () => {
  const [born, other] = await Promise.all([newMember(), newMember()]);
  const birthday = (id: number, day: string) =>
    tables()
      .insertInto('profiles', { member_id: id, birthday: day })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ birthday: day }))
      .execute();
  await birthday(born.id, `1990${today.slice(4)}`);
  await birthday(other.id, `1990${dayBefore(40).slice(4)}`);
  const code = await start({ kind: 'birthday', amount: 700 });
  await run();
  await run();
  expect(await given(code)).toEqual([
    { member_id: born.id, amount: 700, state: 'issued', occasion: `birthday:${today.slice(0, 4)}` },
  ]);
  await stop(code);
});

it('members see what their play of the period brings so far', async () => {
  const member = await newMember();
  await tables()
    .insertInto('play_days', {
      ...{
        member_id: member.id,
        game_type: 'RNG',
        stake: 3_000,
        payout: 500,
        valid_stake: 3_000,
        rounds: 3,
        day: today,
      },
      edge_micro: '0',
    })
    .execute();
  const code = await start({ kind: 'cash_back', ...OF_PLAY });
  const { token } = await openSession(test.database, member);
  const own = await callServer(test.url, awards.ofPlay, { campaign: code }, { token });
  expect(own.body.value).toEqual({
    ...{ fromDay: today, toDay: today, base: 2_500, amount: 250, paidAfterHours: 1 },
    games: [{ gameType: 'RNG', validStake: 3_000, base: 2_500 }],
  });
  await stop(code);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { missions } from '../../../contract/missions.ts';
import { missionsOperator, type MissionItem } from '../../../contract/missions-operator.ts';
import { points } from '../../../contract/points.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { giveReached } from '../../../server/domains/missions/give-reached.ts';
import { countMissions, lapseMissions } from '../../../server/domains/missions/jobs.ts';
import { callServer } from '../../support/calls.ts';
import { campaignItem, REQUIREMENT, runCampaign } from '../../support/campaigns.ts';
import { JOB_RUN, missionItem, runMission, writePlay, type Played } from '../../support/missions.ts';
import { addMember, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';

let test: TestServer;
let ann: StaffMember;
beforeAll(async () => {
  test = await startTestServer();
  ann = await addStaff(test, 'ann', ['content']);
});
afterAll(() => test.close());

const run = async (over: Partial<MissionItem> = {}): Promise<string> => {
  const code = `m-${randomUUID().slice(0, 8)}`;
  await runMission(test.database, missionItem({ code, ...over }));
  return code;
};
const terms = (over: Partial<Extract<MissionItem['terms'], { kind: 'mission' }>>): MissionItem['terms'] => ({
  ...(missionItem().terms as Extract<MissionItem['terms'], { kind: 'mission' }>),
  ...over,
});
const count = () => countMissions(test, JOB_RUN);
const outcome = ({ status, body }: { status: number; body: { success: boolean; message: string; value: unknown } }) =>
  body.success ? 'ok' : [status, body.message, body.value];

const newMember = async () => {
  const member = await addMember(test.database, `m${randomUUID().slice(0, 8)}`);
  const { token } = await openSession(test.database, member);
  const call = <E extends EndpointSpec>(endpoint: E, request: object = {}) =>
    callServer(test.url, endpoint, request, { token });
  const summary = async () => (await call(missions.summary)).body.value.list;
  const own = async (code: string) => (await summary()).find((each) => each.code === code);
  return {
    member,
    call,
    summary,
    own,
    play: async (played: Played) => {
      await writePlay(test.database, member, played);
      await count();
    },
    claim: async (code: string, from?: string) =>
      outcome(await call(missions.claim, { code, from: from ?? (await own(code))?.from ?? '2026-01-01' })),
    points: async () => (await call(points.balance)).body.value.points,
  };
};
const published = async (feed: string, memberId: number) =>
  (
    await sql<{ value: unknown }>`
      select value from outbox where feed = ${feed} and key = ${`member:${memberId}`} order by id`.execute(
      test.database.db,
    )
  ).rows.map(({ value }) => value);

describe('[MEM-07] progress of a mission', () => {
  it('counts what its conditions name, in its games alone', async () => {
    const code = await run({
      terms: terms({
        games: { products: ['casino'], types: ['PVP'] },
        conditions: [
          { kind: 'valid_stake', target: 5_000 },
          { kind: 'games', target: 3 },
          { kind: 'wins', target: 2, multiple: 5_000, minStake: 200 },
          { kind: 'days', target: 2 },
        ],
      }),
      period: 'monthly',
    });
    const player = await newMember();
    expect((await player.own(code))?.values).toEqual([0, 0, 0, 0]);
    await player.play({ stake: 300, games: [1, 2], wins: [4_999, 5_000, 9_000] });
    expect(await player.own(code)).toMatchObject({ state: 'open', values: [300, 2, 2, 1] });
    await player.play({ stake: 100, gameType: 'PVP', games: [2], wins: [8_000] });
    await player.play({ stake: 900, gameType: 'SPORTS', games: [3], wins: [9_000] });
    expect(await player.own(code)).toMatchObject({ state: 'open', values: [400, 2, 2, 1] });
  });

  it('is live: each change is published with the badge, and counting again publishes nothing', async () => {
    const code = await run();
    const player = await newMember();
    await player.play({ stake: 600 });
    await player.play({ stake: 500 });
    await writePlay(test.database, player.member, {});
    await count();
    const values = (await published('missions', player.member.id)) as { list: { code: string; values: number[] }[] }[];
    expect(values.map(({ list }) => list.find((each) => each.code === code)?.values)).toEqual([[600], [1_000]]);
    const badges = (await published('badges', player.member.id)) as { missionLeaderboard: number }[];
    expect(badges[0]!.missionLeaderboard).toBeLessThan(badges[1]!.missionLeaderboard);
  });

  it('goes back with a round that is taken back before the claim, never after it', async () => {
    const code = await run();
    const player = await newMember();
    await player.play({ stake: 1_000 });
    expect((await player.own(code))?.state).toBe('reached');
    await player.play({ stake: -400 });
    expect(await player.own(code)).toMatchObject({ state: 'open', values: [600], lapsesAtMs: null });
    expect(await player.claim(code)).toEqual([409, 'mission_not_open', { reason: 'not_reached' }]);
    await player.play({ stake: 400 });
    expect(await player.claim(code)).toBe('ok');
    await player.play({ stake: -400 });
    expect(await player.own(code)).toMatchObject({ state: 'claimed', values: [1_000] });
  });

  it('counts what was played in the period before the mission began to run', async () => {
    const player = await newMember();
    await player.play({ stake: 700 });
    const code = await run();
    await count();
    expect((await player.own(code))?.values).toEqual([700]);
  });
});

describe('[MEM-07] a claim', () => {
  it('gives the prize once, also to two devices at once and again later', async () => {
    const code = await run();
    const player = await newMember();
    await player.play({ stake: 2_000 });
    expect(await Promise.all([player.claim(code), player.claim(code), player.claim(code)])).toEqual(['ok', 'ok', 'ok']);
    expect(await player.claim(code)).toBe('ok');
    expect(await player.points()).toBe(50);
    expect((await player.call(missions.history)).body.value.list).toMatchObject([
      { code, state: 'claimed', values: [1_000], prize: { kind: 'points', points: 50 } },
    ]);
  });

  it('of another member’s mission, of none, or before it is done, is refused', async () => {
    const code = await run();
    const [player, other] = [await newMember(), await newMember()];
    await player.play({ stake: 2_000 });
    const refused = [409, 'mission_not_open', { reason: 'not_reached' }];
    expect(await other.claim(code, (await player.own(code))!.from)).toEqual(refused);
    expect(await player.claim(code, '2020-01-01')).toEqual(refused);
    expect(await player.claim('nothing')).toEqual([404, 'not_found', null]);
  });

  it('after it has lapsed is refused, and the badge is gone; before 7 days nothing lapses', async () => {
    const code = await run();
    const player = await newMember();
    await player.play({ stake: 2_000 });
    const { lapsesAtMs, endsAtMs, from } = (await player.own(code))!;
    expect(lapsesAtMs! - endsAtMs).toBeGreaterThanOrEqual(7 * 86_400_000 - 3_600_000);
    await lapseMissions(test, JOB_RUN);
    expect((await player.own(code))?.state).toBe('reached');
    await sql`
      update mission_progress set lapses_at = row_clock() where member_id = ${player.member.id} and state = 'reached'`.execute(
      test.database.db,
    );
    expect(await player.claim(code, from)).toEqual([409, 'mission_not_open', { reason: 'lapsed' }]);
    await lapseMissions(test, JOB_RUN);
    expect(await player.claim(code, from)).toEqual([409, 'mission_not_open', { reason: 'lapsed' }]);
    expect((await published('badges', player.member.id)).at(-1)).toEqual({ missionLeaderboard: 0 });
    expect(await player.points()).toBe(0);
  });

  it('is not needed where the mission gives at once; a spent budget is left to a claim, which says so', async () => {
    const prizes = `c-${randomUUID().slice(0, 8)}`;
    const reward = { kind: 'granted' as const, max: 500 };
    await runCampaign(
      test.database,
      campaignItem({ code: prizes, terms: { reward, requirement: REQUIREMENT }, budget: 100 }),
    );
    const code = await run({
      terms: terms({
        claimed: false,
        conditions: [{ kind: 'valid_stake', target: 77_777 }],
        prize: { kind: 'award', campaign: prizes, amount: 100 },
      }),
    });
    const [first, second] = [await newMember(), await newMember()];
    await first.play({ stake: 80_000 });
    await Promise.all([giveReached(test, JOB_RUN), giveReached(test, JOB_RUN)]);
    await second.play({ stake: 80_000 });
    await giveReached(test, JOB_RUN);
    await giveReached(test, JOB_RUN);
    expect(await first.own(code)).toMatchObject({ state: 'claimed', refusal: null });
    expect(await second.own(code)).toMatchObject({ state: 'reached', refusal: 'full' });
    expect(await second.claim(code)).toEqual([409, 'campaign_not_open', { reason: 'full' }]);
  });

  it('of a member who has excluded himself is refused; nothing more is published to him', async () => {
    const code = await run();
    const player = await newMember();
    await player.play({ stake: 2_000 });
    const { from } = (await player.own(code))!;
    await sql`update members set excluded_until = row_clock() + interval '1 day' where id = ${player.member.id}`.execute(
      test.database.db,
    );
    const before = (await published('missions', player.member.id)).length;
    expect(await player.claim(code, from)).toEqual([403, 'account_excluded', null]);
    await player.play({ stake: -1_500 });
    expect((await published('missions', player.member.id)).length).toBe(before);
    expect((await player.call(missions.summary)).body.value).toMatchObject({ excluded: true, list: [] });
  });
});

describe('[MEM-07] an operator', () => {
  const put = (item: MissionItem) => ann.call(missionsOperator.put, { mission: item, reason: 'a test' });
  const set = (code: string, state: string) => ann.call(missionsOperator.setState, { code, state, reason: 'a test' });

  it('changes terms for the next period; what runs keeps its own', async () => {
    const code = await run();
    const player = await newMember();
    await player.play({ stake: 400 });
    expect((await put(missionItem({ code }))).body.value).toMatchObject({ termsVersion: 1, changesOn: null });
    const changed = await put(
      missionItem({ code, terms: terms({ conditions: [{ kind: 'valid_stake', target: 500 }] }) }),
    );
    expect(changed.body.value).toMatchObject({ termsVersion: 2, state: 'running' });
    const { to } = (await player.own(code))!;
    expect(changed.body.value.changesOn! > to).toBe(true);
    await player.play({ stake: 200 });
    expect(await player.own(code)).toMatchObject({ state: 'open', values: [600], conditions: [{ target: 1_000 }] });
  });

  it('pauses and ends it: nothing more counts, and what was reached can be claimed', async () => {
    const code = await run();
    const [done, late] = [await newMember(), await newMember()];
    await done.play({ stake: 1_000 });
    await set(code, 'paused');
    await late.play({ stake: 1_000 });
    expect(await late.own(code)).toBeUndefined();
    await set(code, 'running');
    await count();
    expect((await late.own(code))?.state).toBe('reached');
    await set(code, 'ended');
    expect(await done.claim(code)).toBe('ok');
    expect(outcome(await set(code, 'running'))).toMatchObject([
      422,
      'mission_wrong',
      { problems: [{ problem: 'ended' }] },
    ]);
  });

  it('sees what a member would get of a draft, and why not', async () => {
    const code = `m-${randomUUID().slice(0, 8)}`;
    await put(missionItem({ code }));
    const player = await newMember();
    await player.play({ stake: 1_500 });
    const preview = async () =>
      (await ann.call(missionsOperator.preview, { code, account: player.member.username })).body.value;
    expect(await preview()).toMatchObject({ mission: { state: 'reached', values: [1_000] }, refusal: 'not_running' });
    await set(code, 'running');
    expect((await preview()).refusal).toBeNull();
    const { list } = (await ann.call(missionsOperator.list)).body.value;
    expect(list.find((each) => each.code === code)).toMatchObject({ kind: 'mission', state: 'running', given: 0 });
  });

  it('is told each wrong field', async () => {
    const wrong = missionItem({ texts: {}, terms: terms({ prize: { kind: 'award', campaign: 'none', amount: 5 } }) });
    expect(outcome(await put(wrong))).toMatchObject([
      422,
      'mission_wrong',
      { count: 2, problems: [{ field: 'texts' }, { field: 'terms.prize', problem: 'no_campaign' }] },
    ]);
    const bad = { ...missionItem(), terms: { ...terms({}), lapseDays: 6 } } as MissionItem;
    expect((await put(bad)).status).toBe(400);
  });
});

it('the check finds progress that differs from play, and a prize that was not given', async () => {
  const code = await run();
  const player = await newMember();
  await player.play({ stake: 500 });
  const found = async () =>
    (await checkLedger(test.database)).results
      .filter(({ name, wrong }) => name.startsWith('missions') && wrong.length > 0)
      .map(({ name }) => name);
  expect(await found()).toEqual([]);
  const change = (set: ReturnType<typeof sql>) =>
    sql`update mission_progress p set ${set} from missions m
         where m.id = p.mission_id and m.code = ${code} and p.member_id = ${player.member.id}`.execute(
      test.database.db,
    );
  await change(sql`amounts = '{501}'`);
  expect(await found()).toEqual(['missions: what a member reached equals its play and deposits']);
  await change(sql`amounts = '{500}', state = 'claimed', reached_at = now(), lapses_at = now()`);
  expect(await found()).toEqual(['missions: every claimed mission gave its prize once']);
  await change(sql`state = 'open'`);
});

// The last one: what is counted after it includes its 200 members.
it('[MEM-07] of 200 claims at once for a budget of 50: exactly 50 are given', async () => {
  const prizes = `c-${randomUUID().slice(0, 8)}`;
  const reward = { kind: 'granted' as const, max: 500 };
  await runCampaign(
    test.database,
    campaignItem({ code: prizes, terms: { reward, requirement: REQUIREMENT }, budget: 5_000 }),
  );
  const code = await run({ terms: terms({ prize: { kind: 'award', campaign: prizes, amount: 100 } }) });
  const members = [];
  for (let made = 0; made < 200; made += 1) {
    const player = await newMember();
    await writePlay(test.database, player.member, { stake: 1_000 });
    members.push(player);
  }
  await count();
  const { from } = (await members[0]!.own(code))!;
  const found = await Promise.all(members.map(({ claim }) => claim(code, from)));
  expect(found.filter((each) => each === 'ok')).toHaveLength(50);
  expect(found.filter((each) => each !== 'ok')).toEqual(
    Array(150).fill([409, 'campaign_not_open', { reason: 'full' }]),
  );
}, 120_000);

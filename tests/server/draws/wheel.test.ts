import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ODDS_SUM, draws } from '../../../contract/draws.ts';
import { drawsOperator } from '../../../contract/draws-operator.ts';
import { effectiveOdds, nextAttempt, oddsKeyOf, segmentAt } from '../../../server/domains/draws/wheel.ts';
import { campaignItem, REQUIREMENT, runCampaign } from '../../support/campaigns.ts';
import { givePoints } from '../../support/points.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { expectCleanLedger } from '../ledger/support/books.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';
import { drawTools, outcome, points, wheelTerms } from './support.ts';

describe('[MEM-06] the odds of a wheel', () => {
  const oddsOf = fc
    .array(fc.nat(1_000), { minLength: 2, maxLength: 24 })
    .filter((weights) => weights.some((weight) => weight > 0))
    .map((weights) => {
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const odds = weights.map((weight) => Math.floor((weight / sum) * ODDS_SUM));
      odds[0]! += ODDS_SUM - odds.reduce((total, each) => total + each, 0);
      return odds;
    });

  it('each segment has exactly as many of a million numbers as are stated', () => {
    fc.assert(
      fc.property(oddsOf, (odds) => {
        let from = 0;
        for (const [place, share] of odds.entries()) {
          if (share > 0) expect([segmentAt(odds, from), segmentAt(odds, from + share - 1)]).toEqual([place, place]);
          from += share;
        }
      }),
    );
  });

  it('what is gone has no odds, and the sum stays', () => {
    fc.assert(
      fc.property(oddsOf, fc.array(fc.nat(23)), (stated, places) => {
        const gone = new Set(places.filter((place) => place < stated.length));
        const { odds, instead } = effectiveOdds(stated, gone);
        expect(odds.reduce((sum, each) => sum + each, instead)).toBe(ODDS_SUM);
        for (const [place, each] of odds.entries()) expect(each).toBe(gone.has(place) ? 0 : stated[place]);
      }),
    );
    expect(oddsKeyOf(2, new Set([3, 1]))).toBe('2.1.3');
  });

  it('come out so: chi-squared of 200,000 turns, wrong once in a million runs', () => {
    const stated = [400_000, 300_000, 200_000, 90_000, 9_000, 1_000];
    const turns = 200_000;
    const counts = stated.map(() => 0);
    for (let turn = 0; turn < turns; turn += 1) counts[segmentAt(stated, randomInt(ODDS_SUM))]! += 1;
    const chiSquared = stated.reduce((sum, odds, place) => {
      const expected = (turns * odds) / ODDS_SUM;
      return sum + (counts[place]! - expected) ** 2 / expected;
    }, 0);
    // 5 degrees of freedom.
    expect(chiSquared).toBeLessThan(35.9);
  });
});

describe('the next attempt', () => {
  const at = Date.parse('2026-11-28T22:30:00Z');
  it.each([
    ['after a pause', { by: 'pause', hours: 6 }, 'UTC', '2026-11-29T04:30:00.000Z'],
    ['the next day of the merchant', { by: 'day', zone: 'merchant' }, 'UTC', '2026-11-29T00:00:00.000Z'],
    ['the next day east of it', { by: 'day', zone: 'member' }, 'Asia/Dubai', '2026-11-29T20:00:00.000Z'],
    ['the next day west of it', { by: 'day', zone: 'member' }, 'America/New_York', '2026-11-29T05:00:00.000Z'],
  ] as const)('%s', (_, attempts, zone, expected) => {
    expect(new Date(nextAttempt(attempts, at, zone)!).toISOString()).toBe(expected);
  });
  it('never comes for a wheel of one turn', () => expect(nextAttempt({ by: 'once' }, at, 'UTC')).toBeNull());
});

let test: TestServer;
let ann: StaffMember;
let tools: ReturnType<typeof drawTools>;
beforeAll(async () => {
  test = await startTestServer();
  ann = await addStaff(test, 'ann', ['content']);
  tools = drawTools(test, ann);
});
afterAll(async () => {
  expect(await tools.faults()).toEqual([]);
  await test.close();
});
const refused = (reason: string) => [409, 'draw_not_open', { reason }];

describe('[MEM-06] a turn of the wheel', () => {
  it('gives its prize once, also when the call is repeated or comes from two devices', async () => {
    const code = await tools.run(wheelTerms());
    const member = await tools.member();
    expect(await member.shown(code)).toMatchObject({ refusal: null, nextAtMs: null });
    const requestId = randomUUID();
    const [first, again] = [await member.spin(code, { requestId }), await member.spin(code, { requestId })];
    expect(first.body.value.spin).toMatchObject({ segment: 0, name: 'Ten', prize: points(10), instead: false });
    expect(again.body.value.spin).toEqual(first.body.value.spin);
    expect(await member.points()).toBe(10);
    expect(outcome(await member.spin(code))).toEqual(refused('waits'));
    const other = await tools.member();
    const both = await Promise.all([other.spin(code), other.spin(code), other.spin(code)]);
    expect(both.map(outcome).filter((each) => each === 'ok')).toHaveLength(1);
    expect(await other.points()).toBe(10);
    const { nextAtMs, refusal } = await other.shown(code);
    expect(refusal).toBe('waits');
    expect(new Date(nextAtMs!).toISOString()).toBe(`${await tools.day(1)}T00:00:00.000Z`);
    expect((await other.call(draws.spins, { draw: code })).body.value.list).toHaveLength(1);
  });

  it('clocks that are set back give no second attempt, nor does another time zone', async () => {
    const code = await tools.run(wheelTerms({ attempts: { by: 'day', zone: 'member' } }));
    const member = await tools.member();
    expect(outcome(await member.spin(code, { timeZone: 'Pacific/Kiritimati' }))).toBe('ok');
    expect(outcome(await member.spin(code, { timeZone: 'Pacific/Pago_Pago' }))).toEqual(refused('waits'));
    const { rows } = await sql<{ zone: string }>`
      select time_zone as zone from draw_members where member_id = ${member.member.id}`.execute(test.database.db);
    expect(rows).toEqual([{ zone: 'Pacific/Kiritimati' }]);
    // The turn was a day in the future of a clock that is set back now.
    await sql`update draw_members set next_at = next_at + interval '1 day' where member_id = ${member.member.id}`.execute(
      test.database.db,
    );
    expect(outcome(await member.spin(code))).toEqual(refused('waits'));
  });

  it('costs points and needs the stake of the day where the terms say so', async () => {
    const code = await tools.run(wheelTerms({ points: 30, stake: 500, attempts: { by: 'pause', hours: 1 } }));
    const member = await tools.member();
    expect(outcome(await member.spin(code))).toEqual(refused('needs_stake'));
    await member.play(500, await tools.day(0));
    expect(outcome(await member.spin(code))).toEqual(refused('needs_points'));
    await givePoints(test.database, member.member, 30);
    expect(outcome(await member.spin(code))).toBe('ok');
    expect(await member.points()).toBe(10);
    expect((await member.shown(code)).detail).toMatchObject({
      points: 30,
      stake: 500,
      own: { points: 10, stake: 500 },
    });
  });

  it('is refused to who is excluded, before the start, while it is paused and after the end', async () => {
    const code = await tools.run(wheelTerms({ attempts: { by: 'once' } }));
    const member = await tools.member();
    await member.set({ excluded_until: new Date(Date.now() + 86_400_000) });
    expect(outcome(await member.spin(code))).toEqual(refused('excluded'));
    await member.set({ excluded_until: null });
    await tools.setState(code, 'paused');
    expect(outcome(await member.spin(code))).toEqual(refused('paused'));
    await tools.setState(code, 'running');
    const later = await tools.run(wheelTerms(), { fromDay: await tools.day(1) });
    expect(outcome(await member.spin(later))).toEqual(refused('not_yet'));
    expect(outcome(await member.spin(code))).toBe('ok');
    expect(outcome(await member.spin(code))).toEqual(refused('used'));
    await tools.setState(code, 'ended');
    expect(outcome(await member.call(draws.spin, { draw: code, requestId: randomUUID(), oddsKey: '1' }))).toEqual(
      refused('over'),
    );
    const draft = (await tools.put(wheelTerms())).body.value.code;
    const onDraft = await member.call(draws.spin, { draw: draft, requestId: randomUUID(), oddsKey: '1' });
    expect(outcome(onDraft)).toEqual([404, 'not_found', null]);
    expect(await member.points()).toBe(10);
  });

  it('a prize whose budget is spent is gone: its odds are those of what is given instead', async () => {
    const terms = { reward: { kind: 'granted' as const, max: 500 }, requirement: REQUIREMENT };
    await runCampaign(test.database, campaignItem({ code: 'wheel', terms, budget: 500 }));
    const prize = { kind: 'award' as const, campaign: 'wheel', amount: 500 };
    const segments = [
      { odds: 1_000_000, prize, texts: { EN: { name: 'Five dollars' } } },
      { odds: 0, prize: null, texts: { EN: { name: 'Nothing' } } },
    ];
    const code = await tools.run(wheelTerms({ segments, instead: points(3) }));
    const [first, second] = [await tools.member(), await tools.member()];
    const before = await second.shown(code);
    expect(before.detail).toMatchObject({
      insteadOdds: 0,
      segments: [{ odds: 1_000_000, stated: 1_000_000 }, { odds: 0 }],
    });
    expect((await first.spin(code)).body.value.spin).toMatchObject({
      prize: { kind: 'award', title: 'A gift', amount: 500 },
    });
    expect((await second.shown(code)).detail).toMatchObject({ insteadOdds: 1_000_000, segments: [{ odds: 0 }, {}] });
    const oddsKey = before.detail.kind === 'wheel' ? before.detail.oddsKey : '';
    expect(outcome(await second.spin(code, { oddsKey }))).toEqual(refused('changed'));
    expect((await second.spin(code)).body.value.spin).toMatchObject({ segment: 0, prize: points(3), instead: true });
    expect([await first.points(), await second.points()]).toEqual([0, 3]);
    const paused = await tools.put(wheelTerms({ segments }));
    expect(outcome(await tools.setState(paused.body.value.code, 'running'))).toMatchObject([
      422,
      'draw_wrong',
      { problems: [{ field: 'terms.segments.0.prize', problem: 'campaign_not_running' }] },
    ]);
  });
});

it('the operator is told every wrong field of a wheel, and sees what a member would get', async () => {
  const segments = [
    { odds: 900_000, prize: { kind: 'award' as const, campaign: 'nowhere', amount: 5 }, texts: { EN: { name: 'A' } } },
    { odds: 99_999, prize: null, texts: {} },
  ];
  const instead = { kind: 'award' as const, campaign: 'nowhere', amount: 5 };
  const wrong = await tools.put(wheelTerms({ segments, instead }), {
    texts: {},
    fromDay: '2027-02-02',
    toDay: '2027-02-01',
  });
  const { problems } = wrong.body.value as unknown as { problems: { field: string; problem: string }[] };
  expect(problems.map(({ field, problem }) => `${field} ${problem}`).sort()).toEqual([
    'terms.instead no_campaign',
    'terms.instead not_points',
    'terms.segments.0.prize no_campaign',
    'terms.segments.1.texts no_text',
    'terms.segments.odds sum_not_one',
    'texts no_text',
    'toDay ends_before_start',
  ]);
  const code = await tools.run(wheelTerms({ stake: 100 }));
  const { member } = await tools.member();
  const preview = (await ann.call(drawsOperator.preview, { code, account: member.username })).body.value;
  expect(preview).toMatchObject({
    refusal: 'needs_stake',
    gets: [{ name: 'Ten', prize: points(10), odds: 1_000_000 }, { odds: 0 }],
    because: { stakeToday: 0, stakeNeeded: 100 },
  });
  expect((await ann.call(drawsOperator.list)).body.value.list.find((draw) => draw.code === code)).toMatchObject({
    ...{ state: 'running', kind: 'wheel', members: 0, turns: 0, termsVersion: 1 },
  });
  await expectCleanLedgerWithoutPlays();
});

/** Tests write days of play without rounds. */
const expectCleanLedgerWithoutPlays = async () => {
  await sql`delete from play_days`.execute(test.database.db);
  await expectCleanLedger(test.database);
};

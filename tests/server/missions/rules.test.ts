import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/day.ts';
import { periodOf } from '../../../contract/mission-periods.ts';
import { MISSION_PERIODS } from '../../../contract/mission-terms.ts';
import { missionProblems } from '../../../server/domains/missions/problems.ts';
import { lastPrizePlace, rankPrize } from '../../../server/domains/missions/rank-prizes.ts';
import { boardItem, missionItem } from '../../support/missions.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
beforeAll(async () => {
  test = await joinTestServer();
});
afterAll(() => test.close());

const KINDS = MISSION_PERIODS.filter((kind) => kind !== 'once');
const aDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

describe('[MEM-07] periods', () => {
  it('every day belongs to one period, and the next period begins on the day after', () => {
    fc.assert(
      fc.property(aDay, fc.constantFrom(...KINDS), (day, kind) => {
        const { from, to } = periodOf(kind, day);
        expect(from <= day && day <= to).toBe(true);
        expect(periodOf(kind, from)).toEqual({ from, to });
        expect(periodOf(kind, to)).toEqual({ from, to });
        expect(periodOf(kind, addDays(to, 1)).from).toBe(addDays(to, 1));
      }),
    );
  });

  it.each([
    ['daily', '2026-02-28', '2026-02-28', '2026-02-28'],
    ['weekly', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['half_monthly', '2026-02-15', '2026-02-01', '2026-02-15'],
    ['half_monthly', '2028-02-16', '2028-02-16', '2028-02-29'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('%s: %s is in %s to %s', (kind, day, from, to) => {
    expect(periodOf(kind, day)).toEqual({ from, to });
  });

  it('the database and the page have the same periods', async () => {
    const days = fc.sample(aDay, 400);
    for (const kind of KINDS) {
      const { rows } = await sql<{ day: string; from: string; to: string }>`
        select day, first as "from", last as "to" from unnest(${days}::date[]) day cross join lateral mission_period(${kind}, day)`.execute(
        test.database.db,
      );
      expect(rows.map(({ from, to }) => ({ from, to }))).toEqual(rows.map(({ day }) => periodOf(kind, day)));
    }
  });
});

const points = (worth: number) => ({ kind: 'points' as const, points: worth });

describe('[MEM-07] prizes of ranks', () => {
  const prizes = [
    { from: 1, to: 1, prize: points(100) },
    { from: 2, to: 3, prize: points(50) },
    { from: 5, to: 6, prize: points(7) },
  ];
  it.each([
    ['share', 1, 1, 100],
    ['share', 1, 2, 75],
    ['share', 1, 3, 66],
    ['share', 3, 2, 25],
    ['share', 4, 1, undefined],
    ['share', 6, 3, 2],
    ['share', 6, 8, undefined],
    ['each', 1, 2, 100],
    ['each', 3, 9, 50],
    ['each', 4, 2, undefined],
  ] as const)('%s: each of rank %i with %i members has %s', (ties, rank, tied, worth) => {
    expect(rankPrize({ prizes, ties }, rank, tied)).toEqual(worth === undefined ? undefined : points(worth));
  });

  it('shares never give more than the prizes, whatever the scores', () => {
    const ranges = fc
      .array(fc.record({ places: fc.integer({ min: 1, max: 20 }), worth: fc.integer({ min: 1, max: 1_000 }) }), {
        minLength: 1,
        maxLength: 8,
      })
      .map((list) => {
        let from = 1;
        return list.map(({ places, worth }) => ({ from, to: (from += places) - 1, prize: points(worth) }));
      });
    const scores = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(ranges, scores, (list, all) => {
        const promised = list.reduce((sum, { from, to, prize }) => sum + (to - from + 1) * prize.points, 0);
        const given = all.reduce((sum, score) => {
          const rank = all.filter((other) => other > score).length + 1;
          const prize = rankPrize({ prizes: list, ties: 'share' }, rank, all.filter((other) => other === score).length);
          return sum + (prize?.kind === 'points' ? prize.points : 0);
        }, 0);
        expect(given).toBeLessThanOrEqual(promised);
        expect(lastPrizePlace({ prizes: list })).toBe(list.at(-1)!.to);
      }),
    );
  });
});

describe('[MEM-07] what an operator writes', () => {
  const around = {
    before: undefined,
    today: '2026-11-20',
    defaultLanguage: 'EN',
    prizeProblem: () => undefined,
  } as const;
  const before = {
    kind: 'mission',
    period: 'daily',
    state: 'running',
    startsOn: null,
    endsOn: null,
    hasSameTerms: true,
  };
  it.each([
    ['nothing is wrong', missionItem(), {}, []],
    ['no text', missionItem({ texts: {} }), {}, ['texts: no_text']],
    ['once without a window', missionItem({ period: 'once' }), {}, ['startsOn: needed', 'endsOn: needed']],
    [
      'an end before the start',
      missionItem({ startsOn: '2026-12-02', endsOn: '2026-12-01' }),
      {},
      ['endsOn: before_start'],
    ],
    ['an end in the past', missionItem({ endsOn: '2026-11-19' }), {}, ['endsOn: past']],
    ['another kind', boardItem(), { before }, ['terms.kind: fixed']],
    ['another period', missionItem({ period: 'weekly' }), { before }, ['period: fixed']],
    ['one that has ended', missionItem(), { before: { ...before, state: 'ended' } }, ['state: ended']],
    ['a start that has passed', missionItem({ startsOn: '2026-12-01' }), { before }, ['startsOn: has_begun']],
    [
      'terms of a window that has begun',
      missionItem({ period: 'once', startsOn: '2026-11-01', endsOn: '2026-12-01' }),
      {
        before: { ...before, period: 'once', startsOn: '2026-11-01', endsOn: '2026-12-01', hasSameTerms: false },
      },
      ['terms: has_begun'],
    ],
    ['a prize of no campaign', missionItem(), { prizeProblem: () => 'no_campaign' }, ['terms.prize: no_campaign']],
    [
      'prizes that overlap, turned around, or cannot be shared',
      boardItem(
        {},
        {
          prizes: [
            { from: 1, to: 3, prize: points(10) },
            { from: 3, to: 2, prize: { kind: 'award', campaign: 'gifts', amount: null } },
          ],
        },
      ),
      {},
      [
        'terms.prizes.to: before_from',
        'terms.prizes.from: overlaps',
        'terms.prizes.prize: ties_mixed',
        'terms.prizes.prize: ties_need_amount',
      ],
    ],
  ])('is checked by field: %s', (_what, item, over, found) => {
    const problems = missionProblems(item, { ...around, ...over });
    expect(problems.map(({ field, problem }) => `${field}: ${problem}`)).toEqual(found);
  });
});

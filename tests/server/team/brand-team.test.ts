import { describe, expect, it } from 'vitest';
import { MerchantTeam, type Line, type Person } from '../../../server/domains/team/merchant-team.ts';
import fc from '../../support/fast-check.ts';

const usd = { currency: 'USD', exponent: 2 };
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const NOW = 10 * DAY + 700 * MINUTE;

/** 1 → 2 → 3 (a player), and 4 (a player) directly under 1. */
const people: Person[] = [
  { id: 1, upline: null, account: 'top', isAgent: true, joinedMs: 0 },
  { id: 2, upline: 1, account: 'middle', isAgent: true, joinedMs: 0 },
  { id: 3, upline: 2, account: 'deep', isAgent: false, joinedMs: 10 * DAY + MINUTE },
  { id: 4, upline: 1, account: 'near', isAgent: false, joinedMs: 10 * DAY + 2 * MINUTE },
];
const rounds = new Map(
  ['a', 'b', 'c'].map((id, index) => [id, { game: { EN: id }, stake: 100 * (index + 1), payout: 50 * index }]),
);
const bet = (member: number, round: string, stake: number, payout = 0, atMs = NOW): Line => ({
  member,
  round,
  stake,
  payout,
  atMs,
});

const open = (...lines: Line[]): MerchantTeam => {
  const team = new MerchantTeam(usd, 10 * DAY);
  team.enter(people);
  team.count(lines, NOW);
  return team;
};
const figureOf = (team: MerchantTeam, agent = 1) => team.figure(agent, NOW, rounds);

describe('a merchant’s teams', () => {
  it('[LIVE-06] counts everybody below for every agent above', () => {
    const team = open(bet(3, 'a', 100), bet(4, 'b', 200), bet(4, 'b', 100));
    expect(figureOf(team)).toMatchObject({
      members: 3,
      newMembers: 2,
      activeMembers: 2,
      turnover: { amount: 400, ...usd },
      minutes: [{ atMs: NOW, turnover: 400 }],
    });
    expect(figureOf(team, 2)).toMatchObject({ members: 1, newMembers: 1, activeMembers: 1, turnover: { amount: 100 } });
  });

  it('[AGT-06] names direct downlines, and shows lower levels only as their sum', () => {
    const team = open(bet(3, 'a', 100, 70), bet(4, 'b', 200, 50));
    const { rows, biggestBets, biggestWins, joined } = figureOf(team);
    expect(rows).toEqual([
      { who: 'member', account: 'near', members: 1, online: 1, activeMembers: 1, turnover: 200 },
      { who: 'team', account: 'middle', members: 2, online: 1, activeMembers: 1, turnover: 100 },
    ]);
    expect(biggestBets).toEqual([{ account: 'near', game: { EN: 'b' }, amount: 200, atMs: NOW }]);
    expect(biggestWins).toEqual([{ account: 'near', game: { EN: 'b' }, amount: 50, atMs: NOW }]);
    expect(joined).toEqual([{ account: 'near', atMs: 10 * DAY + 2 * MINUTE }]);
    expect(JSON.stringify(figureOf(team))).not.toContain('deep');
  });

  it('deducts a voided bet everywhere', () => {
    const team = open(bet(4, 'b', 200, 50), bet(4, 'b', -200, -50));
    expect(figureOf(team)).toMatchObject({
      activeMembers: 0,
      turnover: { amount: 0 },
      biggestBets: [],
      biggestWins: [],
      rows: [{ account: 'near', turnover: 0 }, { account: 'middle' }],
    });
  });

  it('counts a member as online by an open page or by play', () => {
    const team = open(bet(4, 'b', 200));
    expect(figureOf(team)).toMatchObject({ online: 1 });
    team.present(new Set([1, 3]), NOW);
    expect(figureOf(team)).toMatchObject({ online: 2 });
    team.present(new Set(), NOW + 3 * MINUTE);
    expect(figureOf(team)).toMatchObject({ online: 0 });
  });

  it('starts every day at zero, and ignores late lines of the previous day', () => {
    const team = open(bet(4, 'b', 200));
    team.begin(11 * DAY);
    team.count([bet(4, 'a', 100)], 11 * DAY);
    expect(team.figure(1, 11 * DAY, rounds)).toMatchObject({
      dayStartMs: 11 * DAY,
      members: 3,
      newMembers: 0,
      activeMembers: 0,
      turnover: { amount: 0 },
      biggestBets: [],
    });
  });

  it('keeps the minutes of an hour', () => {
    const team = open(bet(4, 'a', 100, 0, NOW - 60 * MINUTE), bet(4, 'b', 200, 0, NOW - 59 * MINUTE));
    expect(figureOf(team).minutes).toEqual([{ atMs: NOW - 59 * MINUTE, turnover: 200 }]);
  });

  it('reports each changed agent once', () => {
    const team = open();
    team.takeChanged();
    team.count([bet(3, 'a', 100)], NOW);
    expect(team.takeChanged()).toEqual([2, 1]);
    expect(team.takeChanged()).toEqual([]);
  });

  it('does not depend on the order of lines, and can be restored from sums', () => {
    const line = fc.record({
      member: fc.constantFrom(1, 2, 3, 4),
      round: fc.constantFrom('a', 'b', 'c'),
      stake: fc.integer({ min: 1, max: 1_000 }),
      payout: fc.integer({ min: 0, max: 1_000 }),
      atMs: fc.integer({ min: NOW - 50 * MINUTE, max: NOW }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.infiniteStream(fc.nat()), (lines, lots) => {
        const mixed = lines
          .map((each) => ({ each, lot: lots.next().value as number }))
          .sort((a, b) => a.lot - b.lot)
          .map(({ each }) => each);
        const sums = ({ rows, turnover, activeMembers, minutes }: ReturnType<typeof figureOf>) => ({
          rows,
          turnover,
          activeMembers,
          minutes,
        });
        const all = (some: Line[]) => {
          const team = open(...some);
          team.present(new Set([1, 2, 3, 4]), NOW);
          return team;
        };
        for (const agent of [1, 2])
          expect(sums(figureOf(all(mixed), agent))).toEqual(sums(figureOf(all(lines), agent)));
        const restored = new MerchantTeam(usd, 10 * DAY);
        restored.enter(people);
        const sumsBy = (key: (line: Line) => string) => {
          const found = new Map<string, { first: Line; stake: number }>();
          for (const each of lines) {
            const sum = found.get(key(each)) ?? { first: each, stake: 0 };
            found.set(key(each), { ...sum, stake: sum.stake + each.stake });
          }
          return [...found.values()].map(({ first, stake }) => ({ ...first, stake }));
        };
        const minuteOf = ({ atMs }: Line) => Math.floor(atMs / MINUTE) * MINUTE;
        restored.restore(
          sumsBy(({ member }) => String(member)).map(({ member, stake, atMs }) => ({
            member,
            stake,
            playedAtMs: atMs,
          })),
          sumsBy((each) => `${each.member} ${minuteOf(each)}`).map((each) => ({ ...each, minuteMs: minuteOf(each) })),
          [],
        );
        restored.present(new Set([1, 2, 3, 4]), NOW);
        expect(sums(figureOf(restored))).toEqual(sums(figureOf(all(lines))));
      }),
    );
  });
});

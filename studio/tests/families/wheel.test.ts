import { describe, expect, it, test } from 'vitest';
import { toNumber } from '../../families/shared/rational.ts';
import { wheel } from '../../families/wheel/index.ts';
import { isBoost, payingOf, segmentsOf } from '../../families/wheel/layout.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(wheel, titlesOf('wheel', 200_000)));
await testTableInvariants(wheel);

const params = wheel.Params.parse(titleParams('wheel-of-evenings'));
const segments = segmentsOf(params);
const at = (holds: (segment: (typeof segments)[number]) => boolean): number => segments.findIndex(holds);
const pays = (amount: number): number => at((segment) => !isBoost(segment) && segment.pays === amount);
const boost = (times: number): number => at((segment) => isBoost(segment) && segment.boost === times);
const play = (chips: Record<string, number>, ...draws: number[]) => playOn(wheel.begin(params, { chips }), draws);

describe('the wheel', () => {
  test('has as many segments of each kind as its title states, and one of each boost', () => {
    expect(segments).toHaveLength(57);
    for (const kind of params.kinds)
      expect(segments.filter((each) => !isBoost(each) && each.pays === kind.pays)).toHaveLength(kind.segments);
    expect(segments.filter(isBoost)).toEqual(expect.arrayContaining([{ boost: 2 }, { boost: 7 }]));
  });

  test('spreads each kind: no kind but the most frequent one stands beside itself', () => {
    const rare = segments.filter(
      (segment, index) =>
        !isBoost(segment) &&
        segment.pays > 1 &&
        JSON.stringify(segment) === JSON.stringify(segments[(index + 1) % segments.length]),
    );
    expect(rare).toEqual([]);
  });
});

describe('what chips pay', () => {
  test('a segment pays its number to one, with the stake', () => {
    expect(play({ x5: 100, x1: 100 }, pays(5))).toMatchObject({ payout: 600, state: { pays: { x5: 600, x1: 0 } } });
    expect(play({ x44: 100 }, pays(44)).payout).toBe(4_500);
    expect(play({ x2: 100 }, pays(1)).payout).toBe(0);
  });

  test('a boost turns the wheel again, and multiplies the win but not the stake', () => {
    const five = payingOf(params).indexOf(pays(5));
    const { state, payout } = play({ x5: 100 }, boost(7), five);
    expect(payout).toBe(100 + 7 * 500);
    expect(state.segments).toEqual([boost(7), pays(5)]);
    expect(play({ x1: 100 }, boost(2), five).payout).toBe(0);
  });

  test.each([
    ['x1', 24],
    ['x44', 1],
  ])('%s returns what its segments and boosts give, exactly', (place, count) => {
    const kind = Number(place.slice(1));
    const stated = wheel.par(params).bets.find(({ bet }) => bet === place)!;
    const exact = (count / 57) * (1 + kind) + (count / (57 * 55)) * (1 + 2 * kind + 1 + 7 * kind);
    expect(toNumber(stated.rtp)).toBeCloseTo(exact, 8);
    expect(toNumber(stated.maxWin.stakes)).toBe(1 + 7 * kind);
  });

  test('every place of a wheel of fifty segments without boosts returns 96 %', () => {
    const pagoda = wheel.Params.parse(titleParams('pagoda-spin'));
    for (const { rtp } of wheel.par(pagoda).bets) expect(toNumber(rtp)).toBe(0.96);
  });

  test('a seed gives the same segments for good', () => {
    const drawn = [1, 2, 3, 4].map((seed) => playSeed(wheel.begin(params, { chips: {} }), seed).state.segments);
    expect(drawn).toMatchInlineSnapshot(`
      [
        [
          20,
        ],
        [
          14,
        ],
        [
          4,
        ],
        [
          25,
        ],
      ]
    `);
  });
});

describe('bad input', () => {
  it.each([
    ['nothing', {}],
    ['a kind that the wheel does not have', { x3: 100 }],
    ['a boost', { boost: 100 }],
  ])('a bet on %s is refused', (_, chips) => {
    expect(() => wheel.stakeOf(params, { chips })).toThrow('BET_NOT_OFFERED');
  });

  it('two kinds that pay alike are refused, and a wheel with a player’s edge', () => {
    const refusal = (given: unknown) => wheel.Params.safeParse(given).error?.issues[0]?.message;
    const kind = { pays: 1, segments: 4 };
    expect(refusal({ kinds: [kind, kind], boosts: [] })).toBe('kinds: two kinds pay alike');
    expect(refusal({ kinds: [kind, { pays: 2, segments: 4 }], boosts: [] })).toMatch(
      /^bet "x1": its return of 100.00 %/,
    );
  });
});

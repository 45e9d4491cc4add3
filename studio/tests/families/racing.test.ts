import { describe, expect, it, test } from 'vitest';
import { plus, ratio, toNumber } from '../../families/shared/rational.ts';
import { racing } from '../../families/racing/index.ts';
import { chancesOf, oddsOf, placesOf } from '../../families/racing/odds.ts';
import { seededWords } from '../support/seeded-words.ts';
import { simulate } from '../../families/shared/simulate.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { isProving } from './support/proofs.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(racing, titlesOf('racing', 400_000)));
await testTableInvariants(racing);

const params = racing.Params.parse(titleParams('harbour-derby'));
const { runners } = params;
/** Draws that bring the runners in as they are numbered, and stand for nothing at the posts. */
const POSTS = Array.from({ length: 3 * runners.length }, () => 0);
const IN_ORDER = [...Array.from({ length: runners.length - 1 }, () => 0), ...POSTS];
const sumOf = (kind: string) =>
  [...placesOf(params)]
    .filter(([, backed]) => backed.kind === kind)
    .reduce((sum, [place]) => plus(sum, chancesOf(params).get(place)!), ratio(0));

describe('the chances', () => {
  test('of winning are the published strengths', () => {
    const all = runners.reduce((sum, { strength }) => sum + strength, 0);
    for (const [index, { strength }] of runners.entries())
      expect(chancesOf(params).get(`win-${index + 1}`)).toEqual(ratio(strength, all));
  });

  test('sum to one winner, three places and one exacta, exactly', () => {
    expect(sumOf('win')).toEqual(ratio(1));
    expect(sumOf('place')).toEqual(ratio(3));
    expect(sumOf('exacta')).toEqual(ratio(1));
  });

  test('of an exacta are those of the winner, then of the second among the others', () => {
    // 26 of 100, then 20 of 74.
    expect(chancesOf(params).get('exacta-1-2')).toEqual(ratio(26 * 20, 100 * 74));
  });

  test('give odds less the edge, rounded down', () => {
    expect(oddsOf(params).get('win-1')).toBe(Math.floor((100 * 0.955 * 100) / 26));
    expect(oddsOf(params).get('win-8')).toBe(Math.floor((100 * 0.955 * 100) / 3));
    expect(oddsOf(params).get('exacta-1-2')).toBe(Math.floor((100 * 0.92 * 7_400) / 520));
  });
});

describe('a race', () => {
  test('brings in each next runner among those that are left, with its strength', () => {
    expect(playOn(racing.begin(params, { chips: {} }), IN_ORDER).state.order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    // 99 of 100 is the last runner; then 96 of 97 the one before it.
    const { order } = playOn(racing.begin(params, { chips: {} }), [99, 96, ...IN_ORDER.slice(2)]).state;
    expect(order.slice(0, 3)).toEqual([7, 6, 0]);
  });

  test.each([
    [{ 'win-1': 100 }, true],
    [{ 'win-2': 100 }, false],
    [{ 'place-3': 100 }, true],
    [{ 'place-4': 100 }, false],
    [{ 'exacta-1-2': 100 }, true],
    [{ 'exacta-2-1': 100 }, false],
  ])('won by 1, then 2 and 3: %j wins: %s', (chips, isWon) => {
    const { payout } = playOn(racing.begin(params, { chips }), IN_ORDER);
    expect(payout).toBe(isWon ? oddsOf(params).get(Object.keys(chips)[0]!) : 0);
  });

  test('the posts tell it and decide nothing', () => {
    const { state } = playOn(racing.begin(params, { chips: { 'win-1': 100 } }), IN_ORDER);
    expect(state.posts).toHaveLength(3);
    for (const post of state.posts) expect(post.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('every bet of a kind returns nearly the same, within the stated range', () => {
    for (const { bet, range } of racing.par(params).bets) {
      expect(toNumber(range!.max) - toNumber(range!.min)).toBeLessThan(0.01);
      const edge = params.edge[bet as 'win'] / 10_000;
      expect(toNumber(range!.max)).toBeLessThanOrEqual(1 - edge);
    }
  });

  test.runIf(isProving('racing'))('an outsider’s place returns what was computed', () => {
    const { mean, standardError } = simulate(racing, params, { chips: { 'place-8': 100 } }, 100_000, seededWords(3));
    const stated = (toNumber(chancesOf(params).get('place-8')!) * oddsOf(params).get('place-8')!) / 100;
    expect(Math.abs(mean - stated)).toBeLessThan(4 * standardError);
  });

  test('[WAL-02] the equal parts of bets on every runner are no turnover', () => {
    const chips = Object.fromEntries(runners.map((_, index) => [`win-${index + 1}`, index === 0 ? 300 : 200]));
    const { state, payout } = playOn(racing.begin(params, { chips }), IN_ORDER);
    expect(racing.notAtRisk!(params, state)).toBe(Math.min(1_600, payout ?? 0));
    const { state: one } = playOn(racing.begin(params, { chips: { 'win-1': 100 } }), IN_ORDER);
    expect(racing.notAtRisk!(params, one)).toBe(0);
  });

  test('a seed gives the same orders for good', () => {
    const orders = [1, 2, 3].map((seed) => playSeed(racing.begin(params, { chips: {} }), seed).state.order.join(' '));
    expect(orders).toMatchInlineSnapshot(`
      [
        "2 3 0 7 1 6 4 5",
        "4 2 7 0 1 3 6 5",
        "1 0 6 2 3 4 7 5",
      ]
    `);
  });
});

describe('bad input', () => {
  it.each([
    ['nothing', {}, 'BET_NOT_OFFERED'],
    ['a runner that does not run', { 'win-9': 100 }, 'BET_NOT_OFFERED'],
    ['one runner as first and second', { 'exacta-3-3': 100 }, 'BET_NOT_OFFERED'],
    ['a stake that gives no whole payouts', { 'win-1': 50 }, 'STAKE_NOT_OFFERED'],
  ])('a bet on %s is refused', (_, chips, code) => {
    expect(() => racing.stakeOf(params, { chips })).toThrow(code);
  });

  it('a field with so strong a runner that its place could win nothing is refused', () => {
    const [first, ...others] = params.runners;
    const given = { ...params, runners: [{ ...first!, strength: 1_000 }, ...others] };
    expect(racing.Params.safeParse(given).error?.issues[0]?.message).toBe(
      'runners: the bet "place-1" could win nothing',
    );
  });
});

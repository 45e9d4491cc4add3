import { describe, expect, it, test } from 'vitest';
import { toNumber } from '../../families/shared/rational.ts';
import { sicBo } from '../../families/sic-bo/index.ts';
import { PLACES, type Place } from '../../families/sic-bo/layout.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn } from './support/play.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(sicBo, titlesOf('sic-bo', 50_000)));
await testTableInvariants(sicBo);

/** The lowest of the published pays. */
const LOW = {
  totals: [5_000, 1_800, 1_400, 1_200, 800, 600, 600],
  double: 800,
  triple: 15_000,
  anyTriple: 2_400,
  pair: 500,
  single: [100, 200, 300],
  four: 700,
};
const paramsOf = (change: object = {}) => sicBo.Params.parse({ ...LOW, ...change });
const edgeOf = (bet: string, change: object = {}): string => {
  const { rtp } = sicBo.par(paramsOf(change)).bets.find((each) => each.bet === bet)!;
  return (100 - 100 * toNumber(rtp)).toFixed(2);
};
const totals = (...pays: number[]) => ({ totals: pays.map((each) => each * 100) });

/** Throws these dice with one unit on each place, and returns the places that pay, with what they pay to one. */
function paysOf(...dice: number[]): Partial<Record<Place, number>> {
  const chips = Object.fromEntries(PLACES.map((place) => [place, 100]));
  const cases = dice.map((face) => face - 1);
  const { state } = playOn(sicBo.begin(paramsOf(), { chips }), cases);
  expect(state.dice).toEqual(dice);
  return Object.fromEntries(
    (Object.entries(state.pays) as [Place, number][])
      .filter(([, pay]) => pay > 0)
      .map(([place, pay]) => [place, pay / 100 - 1]),
  );
}

describe('[GAME-06] the edges are the published ones', () => {
  test.each([
    ['big', {}, '2.78'],
    ['small', {}, '2.78'],
    ['odd', {}, '2.78'],
    ['even', {}, '2.78'],
    ['total-4', {}, '29.17'],
    ['total-5', {}, '47.22'],
    ['total-6', {}, '30.56'],
    ['total-7', {}, '9.72'],
    ['total-8', {}, '12.50'],
    ['total-9', {}, '18.98'],
    ['total-10', {}, '12.50'],
    ['double', {}, '33.33'],
    ['triple', {}, '30.09'],
    ['any-triple', {}, '30.56'],
    ['pair', {}, '16.67'],
    ['single', {}, '7.87'],
    ['four', {}, '11.11'],
    ['total-4', totals(60, 30, 17, 12, 8, 7, 6), '15.28'],
    ['total-5', totals(60, 30, 17, 12, 8, 7, 6), '13.89'],
    ['total-6', totals(60, 30, 17, 12, 8, 7, 6), '16.67'],
    ['total-9', totals(60, 30, 17, 12, 8, 7, 6), '7.41'],
    ['total-4', totals(62, 31, 18, 12, 8, 7, 6), '12.50'],
    ['total-5', totals(62, 31, 18, 12, 8, 7, 6), '11.11'],
    ['total-6', totals(62, 31, 18, 12, 8, 7, 6), '12.04'],
    ['double', { double: 1_000 }, '18.52'],
    ['double', { double: 1_100 }, '11.11'],
    ['triple', { triple: 18_000 }, '16.20'],
    ['any-triple', { anyTriple: 3_000 }, '13.89'],
    ['any-triple', { anyTriple: 3_100 }, '11.11'],
    ['pair', { pair: 600 }, '2.78'],
    ['single', { single: [100, 200, 1_200] }, '3.70'],
  ])('%s with %j: %s %%', (bet, change, edge) => {
    expect(edgeOf(bet, change)).toBe(edge);
  });

  it('refuses the single number at 1, 3 and 12 to 1: the player would have an edge', () => {
    const read = sicBo.Params.safeParse({ ...LOW, single: [100, 300, 1_200] });
    expect(read.error?.issues[0]?.message).toMatch(/^bet "single": its return of 103\.24 %/);
  });
});

describe('what three dice pay', () => {
  it('is by total, size, numbers and pairs for three different ones', () => {
    expect(paysOf(6, 2, 5)).toEqual({
      big: 1,
      odd: 1,
      'total-13': 8,
      'pair-2-5': 5,
      'pair-2-6': 5,
      'pair-5-6': 5,
      'single-2': 1,
      'single-5': 1,
      'single-6': 1,
      'four-2356': 7,
    });
  });

  it('is twice on a number that is there twice, and on its double', () => {
    expect(paysOf(1, 3, 1)).toEqual({
      small: 1,
      odd: 1,
      'total-5': 18,
      'double-1': 8,
      'pair-1-3': 5,
      'single-1': 2,
      'single-3': 1,
    });
  });

  it('is nothing on big, small, odd and even for a triple, which pays as a total and a double, too', () => {
    expect(paysOf(4, 4, 4)).toEqual({
      'any-triple': 24,
      'triple-4': 150,
      'double-4': 8,
      'total-12': 6,
      'single-4': 3,
    });
  });

  it('has no total of 3 and 18: they are triples', () => {
    for (const face of [1, 6])
      expect(Object.keys(paysOf(face, face, face)).filter((place) => place.startsWith('total'))).toEqual([]);
  });
});

describe('a bet', () => {
  const params = paramsOf({ four: undefined });

  it.each([
    [{}, 'BET_NOT_OFFERED'],
    [{ 'four-1234': 100 }, 'BET_NOT_OFFERED'],
    [{ big: 50 }, 'STAKE_NOT_OFFERED'],
  ])('of %j is refused: %s', (chips, code) => {
    expect(() => sicBo.stakeOf(params, { chips })).toThrow(code);
  });

  it.each(['total-3', 'pair-5-2', 'double-7', 'four-1235'])('on %s does not exist', (place) => {
    expect(sicBo.Bet.safeParse({ chips: { [place]: 100 } }).success).toBe(false);
  });
});

it('does not count the equal parts of opposite bets as turnover', () => {
  const chips = { big: 500, small: 300, odd: 200, 'single-1': 100 } as const;
  const { state } = playOn(sicBo.begin(paramsOf(), { chips }), [0, 1, 2]);
  expect(sicBo.notAtRisk!(paramsOf(), state)).toBe(600);
});

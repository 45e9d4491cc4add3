import { describe, expect, it, test } from 'vitest';
import { minute5 } from '../../families/minute-5/index.ts';
import { TYPES } from '../../families/minute-5/types.ts';
import { shapeOf } from '../../families/shared/lottery/digits.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { testSheet, testTicket } from './support/lottery-invariants.ts';
import { playOn } from './support/play.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

const params = minute5.Params.parse({ edge: 500 });
const line = (on: string, picks: number[][], more = {}) => ({ on, picks, unit: 100, times: 1, ...more });
const paid = (digits: number[], ...lines: ReturnType<typeof line>[]) =>
  playOn(minute5.begin(params, { lines }), digits).state.pays;

/** All 100,000 draws. */
function* draws(): Generator<number[]> {
  for (let number = 0; number < 100_000; number += 1) yield String(number).padStart(5, '0').split('').map(Number);
}

describe('the invariants of families', () =>
  testFamilyInvariants(
    minute5,
    // Rare wins are counted over all draws below.
    titlesOf('minute-5', 40_000).map((title) => ({ ...title, isEnumerated: true })),
  ));
testSheet(minute5, TYPES, draws);
testTicket(minute5);
await testTableInvariants(minute5);

describe('five digits', () => {
  it('are drawn one by one, and may repeat', () => {
    expect(playOn(minute5.begin(params, { lines: [] }), [3, 3, 0, 9, 1]).state).toEqual({
      lines: [],
      balls: [3, 3, 0, 9, 1],
      pays: [],
      payout: 0,
    });
  });

  it.each([
    ['place', [[1], [], [], [], [7, 8]], 1_900],
    ['front-2', [[1], [2, 3]], 9_500],
    ['front-2', [[2], [1]], 0],
    ['front-2-any', [[1, 2]], 4_750],
    ['back-3', [[3, 4], [4], [7]], 95_000],
    ['back-3-pair', [[3, 4]], 0],
    ['back-3-any', [[3, 4, 7]], 15_833],
    ['all-5', [[1], [2], [3], [4], [7]], 9_500_000],
    ['back-3-sum', [[14]], 1_266],
    ['dragon-tiger', [[1]], 188],
    ['sum-sides', [[1, 2]], 380],
    ['place-sides', [[2], [], [], [], [0]], 380],
    ['back-3-one', [[4, 7]], 700],
    ['back-3-two', [[4, 7]], 1_759],
    ['front-3-shape', [[1]], 1_583],
  ])('1 2 3 4 7: %s on %j pays %i', (on, picks, pays) => {
    expect(paid([1, 2, 3, 4, 7], line(on, picks))).toEqual([pays]);
  });

  it('pay each line of a ticket and its times', () => {
    expect(paid([1, 2, 3, 4, 7], line('sum-sides', [[1]], { times: 3 }), line('front-2', [[9], [9]]))).toEqual([
      570, 0,
    ]);
  });

  it('give dragon and tiger their stakes back on a tie', () => {
    expect(paid([5, 0, 0, 0, 5], line('dragon-tiger', [[0]]), line('dragon-tiger', [[2]]))).toEqual([100, 950]);
  });

  it.each([
    [[0, 1, 9], 'straight'],
    [[8, 0, 9], 'straight'],
    [[2, 2, 2], 'triple'],
    [[2, 7, 2], 'pair'],
    [[0, 9, 5], 'half-straight'],
    [[1, 3, 5], 'mixed'],
  ])('%j is “%s”', (digits, shape) => expect(shapeOf(digits)).toBe(shape));

  test.each([
    ['a type that does not exist', line('moon', [[1]])],
    ['a digit that does not exist', line('back-3', [[10], [1], [1]])],
    ['digits out of order', line('place', [[3, 2], [], [], [], []])],
    ['too few fields', line('back-3', [[1], [1]])],
    ['nothing', line('place', [[], [], [], [], []])],
    [
      'too many combinations',
      line(
        'all-5',
        Array.from({ length: 5 }, () => [0, 1, 2, 3, 4, 5, 6]),
      ),
    ],
  ])('a line on %s is refused', (_, wrong) => {
    expect(() => minute5.stakeOf(params, { lines: [wrong] })).toThrow('BET_NOT_OFFERED');
  });

  it('cost each combination: two by three by one digits at a stake of 1.00, twice', () => {
    expect(minute5.stakeOf(params, { lines: [line('back-3', [[1, 2], [3, 4, 5], [6]], { times: 2 })] })).toBe(1_200);
  });

  it('[PP-20] count no turnover for big and small together, for all digits of a place, and for what came back', () => {
    const safe = (balls: number[], ...lines: ReturnType<typeof line>[]) =>
      minute5.notAtRisk!(params, playOn(minute5.begin(params, { lines }), balls).state);
    expect(safe([1, 2, 3, 4, 7], line('sum-sides', [[0, 1]]))).toBe(190);
    expect(safe([1, 2, 3, 4, 7], line('place', [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [], [], [], []]))).toBe(950);
    expect(safe([5, 0, 0, 0, 5], line('dragon-tiger', [[0]]))).toBe(100);
    expect(safe([1, 2, 3, 4, 7], line('sum-sides', [[1]]))).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { keno } from '../../families/keno/index.ts';
import { chanceOfOddSum, chancesOfHalves, chancesOfSum, DRAWN, ELEMENTS, NUMBERS } from '../../families/keno/odds.ts';
import { LADDERS, returnOfLadder, TYPES } from '../../families/keno/types.ts';
import { payTable } from '../../families/shared/lottery/pays.ts';
import { payOfLine } from '../../families/shared/lottery/ticket.ts';
import { plus, ratio, scaled, toNumber } from '../../families/shared/rational.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { testTicket } from './support/lottery-invariants.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

describe('the invariants of families', () =>
  testFamilyInvariants(
    keno,
    titlesOf('keno', 20_000).map((title) => ({ ...title, isEnumerated: true })),
  ));
testTicket(keno);
await testTableInvariants(keno);

/** All draws by their sum: how many sets of 20 different numbers have it. */
function countSums(): readonly bigint[] {
  const highest = ((NUMBERS - DRAWN + 1 + NUMBERS) * DRAWN) / 2;
  const counts = Array.from({ length: DRAWN + 1 }, () => Array.from({ length: highest + 1 }, () => 0n));
  counts[0]![0] = 1n;
  for (let ball = 1; ball <= NUMBERS; ball += 1)
    for (let size = Math.min(ball, DRAWN); size >= 1; size -= 1)
      for (let sum = highest; sum >= ball; sum -= 1) counts[size]![sum]! += counts[size - 1]![sum - ball]!;
  return counts[DRAWN]!;
}

describe('odds of 20 numbers out of 80', () => {
  const sums = countSums();
  const all = sums.reduce((total, count) => total + count, 0n);
  const chanceOf = (wins: (sum: number) => boolean) =>
    ratio(
      sums.reduce((total, count, sum) => (wins(sum) ? total + count : total), 0n),
      all,
    );

  it('the ladder of prizes returns 72 to 79 % by number of marks', () =>
    expect(LADDERS.map((_, at) => scaled(returnOfLadder(at + 1), 10_000))).toEqual([
      7_500, 7_215, 7_631, 7_893, 7_490, 7_496, 7_186, 7_270, 7_439, 7_477,
    ]));

  it('a sum of 810 is neither above nor below, each of which comes in 49.7802 %', () => {
    const { more, equal } = chancesOfSum();
    expect([more, equal]).toEqual([chanceOf((sum) => sum > 810), chanceOf((sum) => sum === 810)]);
    expect([scaled(more, 1_000_000), scaled(equal, 1_000_000)]).toEqual([497_802, 4_396]);
  });

  it('the sum is odd in nearly half of all draws', () =>
    expect(chanceOfOddSum()).toEqual(chanceOf((sum) => sum % 2 === 1)));

  it('one half of the 80 has more, or both have as many', () => {
    const { more, equal } = chancesOfHalves();
    expect([scaled(more, 1_000_000), scaled(equal, 1_000_000)]).toEqual([398_378, 203_243]);
  });

  it('the five elements have their chances', () => {
    let from = 0;
    for (const { to, ways } of Object.values(ELEMENTS)) {
      const min = from;
      expect(ratio(ways, all)).toEqual(chanceOf((sum) => sum >= min && sum <= to));
      from = to + 1;
    }
    expect(TYPES.find(({ key }) => key === 'elements')!.prizes.map(({ chance }) => scaled(chance, 10_000))).toEqual([
      1_025, 2_015, 3_880, 2_034, 1_045,
    ]);
  });

  it('shares of the prizes of one combination make up the whole return', () => {
    for (const type of TYPES.filter(({ isByChoice }) => !isByChoice))
      expect(toNumber(type.prizes.reduce((sum, { share }) => plus(sum, share ?? ratio(1)), ratio(0)))).toBe(1);
  });

  it('up to ten numbers can be marked; each set of as many as the bet has is a combination', () => {
    const five = TYPES.find(({ key }) => key === 'marks-5')!;
    expect(five.fields[0]).toMatchObject({ min: 5, max: 10 });
    expect(five.units([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])).toBe(252);
  });
});

describe('20 numbers of 80, at 92 %', () => {
  const DRAW = [...Array(10).keys()].flatMap((at) => [at + 1, at + 41]);
  const pays = payTable(TYPES)(keno.Params.parse({ edge: 800 }));

  it.each([
    ['marks-1', [1, 11], 368],
    ['marks-2', [1, 41], 1_530],
    ['marks-3', [1, 2, 11], 120],
    ['marks-3', [1, 2, 3, 11], 5_424 + 3 * 120],
    ['marks-5', [11, 12, 13, 14, 15], 0],
    ['marks-10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 12_305_182],
    ['sum', [0, 1, 2], 184],
    ['sum-parity', [0, 1], 183],
    ['elements', [0, 1, 2, 3, 4], 897],
    ['upper-lower', [0, 1, 2], 452],
    ['odd-even', [0, 1, 2], 452],
  ])('1 to 10 and 41 to 50: %s on %j pays %i', (on, picks, paid) =>
    expect(payOfLine(TYPES, pays, { on, picks: [picks], unit: 100, times: 1 }, DRAW)).toBe(paid),
  );

  it('the middle sum loses for above and below', () => {
    const middle = [...Array(10).keys()].flatMap((at) => [at + 1, 80 - at]);
    const hits = TYPES.find(({ key }) => key === 'sum')!.hits([[0, 1, 2]], middle);
    expect(hits).toEqual([{ prize: 1, count: 1 }]);
  });
});

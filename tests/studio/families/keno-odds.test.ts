import { describe, expect, it } from 'vitest';
import { chanceOfSum, chancesOfHalves } from '../../../studio/families/keno/odds.ts';
import { LADDERS, returnOfLadder, TYPES } from '../../../studio/families/keno/types.ts';
import { plus, ratio, scaled, toNumber } from '../../../studio/families/kit/rational.ts';

describe('odds of 20 numbers out of 80', () => {
  it('the ladder of prizes returns 72 to 79 % by number of marks', () =>
    expect(LADDERS.map((_, at) => scaled(returnOfLadder(at + 1), 10_000))).toEqual([
      7_500, 7_215, 7_631, 7_893, 7_490, 7_496, 7_186, 7_270, 7_439, 7_477,
    ]));

  it('sums above and below 810 are as likely, and 810 itself is rare', () => {
    expect(
      scaled(
        chanceOfSum((sum) => sum > 810),
        1_000_000,
      ),
    ).toBe(497_802);
    expect(
      scaled(
        chanceOfSum((sum) => sum < 810),
        1_000_000,
      ),
    ).toBe(497_802);
    expect(
      scaled(
        chanceOfSum((sum) => sum === 810),
        1_000_000,
      ),
    ).toBe(4_396);
  });

  it('one half of the 80 has more, or both have as many', () => {
    const { more, equal } = chancesOfHalves();
    expect([scaled(more, 1_000_000), scaled(equal, 1_000_000)]).toEqual([398_378, 203_243]);
  });

  it('the five elements have their chances', () =>
    expect(TYPES.find(({ key }) => key === 'elements')!.prizes.map(({ chance }) => scaled(chance, 10_000))).toEqual([
      1_025, 2_015, 3_880, 2_034, 1_045,
    ]));

  it('shares of the prizes of one combination make up the whole return', () => {
    for (const type of TYPES.filter(({ isByChoice }) => !isByChoice))
      expect(toNumber(type.prizes.reduce((sum, { share }) => plus(sum, share ?? ratio(1)), ratio(0)))).toBe(1);
  });

  const draw = [...Array(10).keys()].flatMap((at) => [at + 1, at + 41]);
  const hits = (key: string, picks: number[]) => TYPES.find((type) => type.key === key)!.hits([picks], draw);

  it.each([
    ['marks-1', [1, 11], [{ prize: 0, count: 1 }]],
    ['marks-3', [1, 2, 11], [{ prize: 0, count: 1 }]],
    [
      'marks-3',
      [1, 2, 3, 11],
      [
        { prize: 0, count: 3 },
        { prize: 1, count: 1 },
      ],
    ],
    ['marks-5', [11, 12, 13, 14, 15], []],
    [
      'sum-sides',
      [0, 1, 2, 3],
      [
        { prize: 1, count: 1 },
        { prize: 3, count: 1 },
      ],
    ],
    ['elements', [0, 1, 2, 3, 4], [{ prize: 0, count: 1 }]],
    ['upper-lower', [0, 1, 2], [{ prize: 1, count: 1 }]],
    ['odd-even', [0, 1, 2], [{ prize: 1, count: 1 }]],
  ])('%s on %j wins %j of 1 to 10 and 41 to 50', (key, picks, wins) => expect(hits(key, picks)).toEqual(wins));
});

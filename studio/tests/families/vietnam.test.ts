import { describe, expect, it } from 'vitest';
import { vnNorth } from '../../families/vn-north/index.ts';
import { ROWS as NORTH, TYPES as NORTH_TYPES } from '../../families/vn-north/types.ts';
import { vnSouth } from '../../families/vn-south/index.ts';
import { ROWS as SOUTH, TYPES as SOUTH_TYPES } from '../../families/vn-south/types.ts';
import { payTable } from '../../families/shared/lottery/pays.ts';
import { payOfLine } from '../../families/shared/lottery/ticket.ts';
import { ratio, toNumber } from '../../families/shared/rational.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { testTicket } from './support/lottery-invariants.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

for (const family of [vnNorth, vnSouth]) {
  describe(`the invariants of families: ${family.name}`, () =>
    testFamilyInvariants(
      family,
      titlesOf(family.name, 20_000).map((title) => ({ ...title, isEnumerated: true })),
    ));
  testTicket(family);
  await testTableInvariants(family);
}

const fair = (types: typeof NORTH_TYPES, key: string): number => {
  const { chance } = types.find((type) => type.key === key)!.prizes[0]!;
  return Number(toNumber(ratio(chance.d, chance.n)).toPrecision(4));
};

describe('figures of draws of Vietnam', () => {
  it('27 numbers in the north, 18 in the south and the centre', () =>
    expect([NORTH, SOUTH].map((rows) => rows.reduce((sum, { count }) => sum + count, 0))).toEqual([27, 18]));

  it.each([
    ['north', NORTH_TYPES, [18.22, 81.31, 374.5], [3.011, 3.995, 5.316, 9.5, 17.2]],
    ['south', SOUTH_TYPES, [38.3, 255.5, 1_801], [2.085, 2.518, 3.046, 4.486, 6.662]],
  ] as const)('%s: fair odds of two to four together, and of none of four to ten', (_, types, together, none) => {
    expect([2, 3, 4].map((size) => fair(types, `together-${size}`))).toEqual(together);
    expect([4, 5, 6, 8, 10].map((size) => fair(types, `none-${size}`))).toEqual(none);
  });

  it.each([
    ['north', NORTH_TYPES, [27, 23, 20]],
    ['south', SOUTH_TYPES, [18, 17, 16]],
  ] as const)('%s: a number on all prizes counts in each that has so many digits', (_, types, counts) =>
    expect([2, 3, 4].map((digits) => Math.round(10 ** digits / fair(types, `all-${digits}`)))).toEqual(counts),
  );
});

describe('a draw of the south, at 93 %', () => {
  const pays = payTable(SOUTH_TYPES)(vnSouth.Params.parse({ edge: 700 }));
  /** From the eighth prize; 45 is the end of three numbers. */
  const DRAW = [45, 145, 2, 3, 4, 5, 10, 11, 12, 13, 14, 16, 17, 20, 21, 22, 23, 120_345];
  it.each([
    ['special-2', [[45, 46]], 9_300],
    ['special-3', [[3], [4], [5]], 93_000],
    ['special-3', [[4], [3], [5]], 0],
    ['special-4', [[0], [3], [4], [5]], 930_000],
    ['special-sides', [[0, 1, 2, 3]], 372],
    ['head', [[45]], 9_300],
    ['all-2', [[45]], 3 * 516],
    ['all-2', [[2, 45]], 4 * 516],
    ['all-3', [[1, 3], [4], [5]], 2 * 5_470],
    ['together-2', [[10, 45, 99]], 3_562],
    ['none-4', [[96, 97, 98, 99]], 193],
    ['none-4', [[45, 97, 98, 99]], 0],
  ])('%s on %j pays %i', (on, picks, paid) =>
    expect(payOfLine(SOUTH_TYPES, pays, { on, picks, unit: 100, times: 1 }, DRAW)).toBe(paid),
  );
});

import { describe, expect, it } from 'vitest';
import { pick4 } from '../../families/pick-4/index.ts';
import { TYPES } from '../../families/pick-4/types.ts';
import { payTable } from '../../families/shared/lottery/pays.ts';
import { payOfLine } from '../../families/shared/lottery/ticket.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { testSheet, testTicket } from './support/lottery-invariants.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

/** All draws. */
function* draws(): Generator<number[]> {
  for (let number = 0; number < 10_000; number += 1) yield String(number).padStart(4, '0').split('').map(Number);
}

describe('the invariants of families', () =>
  testFamilyInvariants(
    pick4,
    titlesOf('pick-4', 20_000).map((title) => ({ ...title, isEnumerated: true })),
  ));
testSheet(pick4, TYPES, draws);
testTicket(pick4);
await testTableInvariants(pick4);

describe('four digits, at 93 %', () => {
  const pays = payTable(TYPES)(pick4.Params.parse({ edge: 700 }));
  it.each([
    ['exact-4', [[4], [2], [7], [0]], 930_000],
    ['any-4', [[0, 2, 4, 7]], 38_750],
    ['front-3-any', [[2, 4, 7]], 15_500],
    ['dragon-tiger', [[0, 1, 2]], 184],
    ['sum', [[13]], 1_937],
  ])('4 2 7 0: %s on %j pays %i', (on, picks, paid) =>
    expect(payOfLine(TYPES, pays, { on, picks, unit: 100, times: 1 }, [4, 2, 7, 0])).toBe(paid),
  );
});

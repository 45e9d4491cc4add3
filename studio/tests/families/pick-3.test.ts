import { describe, expect, it } from 'vitest';
import { pick3 } from '../../families/pick-3/index.ts';
import { TYPES } from '../../families/pick-3/types.ts';
import { payTable } from '../../families/shared/lottery/pays.ts';
import { payOfLine } from '../../families/shared/lottery/ticket.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { testSheet, testTicket } from './support/lottery-invariants.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

/** All draws. */
function* draws(): Generator<number[]> {
  for (let number = 0; number < 1_000; number += 1) yield String(number).padStart(3, '0').split('').map(Number);
}

describe('the invariants of families', () =>
  testFamilyInvariants(
    pick3,
    titlesOf('pick-3', 20_000).map((title) => ({ ...title, isEnumerated: true })),
  ));
testSheet(pick3, TYPES, draws);
testTicket(pick3);
await testTableInvariants(pick3);

describe('three digits, at 93 %', () => {
  const pays = payTable(TYPES)(pick3.Params.parse({ edge: 700 }));
  it.each([
    ['exact-3', [[4], [2], [7]], 93_000],
    ['any-3', [[2, 4, 7]], 15_500],
    ['pair-3', [[2, 4]], 0],
    ['sum', [[13]], 1_240],
    ['sum-sides', [[0, 1, 2, 3]], 372],
    ['one', [[2, 4]], 686],
  ])('4 2 7: %s on %j pays %i', (on, picks, paid) =>
    expect(payOfLine(TYPES, pays, { on, picks, unit: 100, times: 1 }, [4, 2, 7])).toBe(paid),
  );
});

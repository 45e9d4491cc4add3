import { describe, expect, it } from 'vitest';
import { pk10 } from '../../families/pk10/index.ts';
import { TYPES } from '../../families/pk10/types.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { testSheet, testTicket } from './support/lottery-invariants.ts';
import { payOfLine } from '../../families/shared/lottery/ticket.ts';
import { payTable } from '../../families/shared/lottery/pays.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

const RUNNERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Every order of the first five and the last: no bet of the sheet depends on more. */
function* draws(taken: readonly number[] = []): Generator<number[]> {
  const left = RUNNERS.filter((runner) => !taken.includes(runner));
  if (taken.length < 5) for (const next of left) yield* draws([...taken, next]);
  else for (const last of left) yield [...taken, ...left.filter((runner) => runner !== last), last];
}

describe('the invariants of families', () =>
  testFamilyInvariants(
    pk10,
    titlesOf('pk10', 20_000).map((title) => ({ ...title, isEnumerated: true })),
  ));
testSheet(pk10, TYPES, draws);
testTicket(pk10);
await testTableInvariants(pk10);

describe('ten runners, at 90 %', () => {
  const pays = payTable(TYPES)(pk10.Params.parse({ edge: 1_000 }));
  const ORDER = [7, 2, 9, 1, 3, 10, 4, 5, 6, 8];
  const none = Array.from({ length: 10 }, (): number[] => []);
  it.each([
    ['place', [[7, 8], ...none.slice(1)], 900],
    ['first-2', [[7], [2, 7]], 8_100],
    ['first-3', [[7], [2], [9]], 64_800],
    ['first-4', [[7], [2], [9], [1]], 453_600],
    ['first-5', [[7], [2], [9], [1], [3]], 2_721_600],
    ['sum', [[9]], 1_012],
    ['sum-sides', [[1, 2]], 162 * 2],
    ['dragon-tiger', [[1], [1], [0], [1], [1]], 900],
    ['place-sides', [[0, 2], ...none.slice(1)], 360],
  ])('7 2 9 1 3 … 8: %s on %j pays %i', (on, picks, paid) => {
    expect(payOfLine(TYPES, pays, { on, picks, unit: 100, times: 1 }, ORDER)).toBe(paid);
  });
});

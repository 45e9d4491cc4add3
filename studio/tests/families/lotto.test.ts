import { describe, expect, it } from 'vitest';
import { lotto } from '../../families/lotto/index.ts';
import { TYPES } from '../../families/lotto/types.ts';
import { payTable } from '../../families/shared/lottery/pays.ts';
import { payOfLine } from '../../families/shared/lottery/ticket.ts';
import { minus, plus, ratio, toNumber } from '../../families/shared/rational.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { testTicket } from './support/lottery-invariants.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

describe('the invariants of families', () =>
  testFamilyInvariants(
    lotto,
    titlesOf('lotto', 20_000).map((title) => ({ ...title, isEnumerated: true })),
  ));
testTicket(lotto);
await testTableInvariants(lotto);

const typeOf = (key: string) => TYPES.find((type) => type.key === key)!;

describe('figures of six numbers of 49 and an additional one', () => {
  it('each group of prizes has its odds', () =>
    expect(typeOf('six').prizes.map(({ chance }) => Math.round(toNumber(ratio(chance.d, chance.n))))).toEqual([
      13_983_816, 2_330_636, 55_491, 22_197, 1_083, 812, 61,
    ]));

  it('the groups make up the whole return', () =>
    expect(
      typeOf('six')
        .prizes.map(({ share }) => share!)
        .reduce(plus),
    ).toEqual(ratio(1)));

  it('sums of the six are counted', () => {
    const counts = Array.from({ length: 7 }, () => Array.from({ length: 280 }, () => 0));
    counts[0]![0] = 1;
    for (let ball = 1; ball <= 49; ball += 1)
      for (let size = Math.min(ball, 6); size >= 1; size -= 1)
        for (let sum = 279; sum >= ball; sum -= 1) counts[size]![sum]! += counts[size - 1]![sum - ball]!;
    const of = (holds: (sum: number) => boolean) =>
      ratio(
        counts[6]!.reduce((total, count, sum) => (holds(sum) ? total + count : total), 0),
        13_983_816,
      );
    const [big, small, odd, even] = typeOf('sum-sides').prizes.map(({ chance }) => chance);
    expect([big, odd]).toEqual([of((sum) => sum >= 150), of((sum) => sum % 2 === 1)]);
    expect([small, even]).toEqual([minus(ratio(1), big!), minus(ratio(1), odd!)]);
  });

  it('a system of seven to ten numbers wins as each of its sets of six alone would', () => {
    const six = typeOf('six');
    const DRAW = [3, 8, 15, 22, 31, 49, 7];
    for (const chosen of [
      [3, 7, 8, 15, 22, 31, 40],
      [1, 2, 3, 7, 8, 15, 22, 30],
      [3, 7, 8, 15, 22, 31, 40, 41, 48, 49],
      [1, 2, 3, 4, 5, 6, 9, 10],
    ]) {
      const counts = new Map<number, number>();
      for (const set of setsOf(chosen, 6))
        for (const { prize, count } of six.hits([set], DRAW)) counts.set(prize, (counts.get(prize) ?? 0) + count);
      expect(new Map(six.hits([chosen], DRAW).map(({ prize, count }) => [prize, count]))).toEqual(counts);
      expect(six.units([chosen])).toBe([...setsOf(chosen, 6)].length);
    }
  });
});

/** All sets of so many of these. */
function* setsOf(from: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (const [at, first] of from.entries())
      for (const rest of setsOf(from.slice(at + 1), size - 1)) yield [first, ...rest];
}

describe('six numbers of 49, at 94 %, the six at 65 %', () => {
  const pays = payTable(TYPES)(lotto.Params.parse({ edge: 600, edges: { six: 3_500 } }));
  const DRAW = [3, 8, 15, 22, 31, 49, 7];
  it.each([
    ['six', [3, 8, 15, 22, 31, 49], 136_342_206],
    ['six', [3, 7, 8, 15, 22, 31], 15_149_134],
    ['six', [3, 8, 15, 40, 41, 42], 791],
    ['two', [3, 8, 15], 3 * 7_369],
    ['number', [3, 7, 8], 2 * 767],
    ['additional', [7], 4_606],
    ['sum-sides', [0, 1, 2, 3], 378],
  ])('%s on %j pays %i', (on, picks, paid) =>
    expect(payOfLine(TYPES, pays, { on, picks: [picks], unit: 100, times: 1 }, DRAW)).toBe(paid),
  );
});

import { describe, expect, it } from 'vitest';
import { lhc } from '../../families/lhc/index.ts';
import { COLOURS, colourOf, isOfSide, NUMBERS, numbersOf } from '../../families/lhc/numbers.ts';
import { TYPES } from '../../families/lhc/types.ts';
import { animalOf } from '../../families/lhc/zodiac.ts';
import { payTable } from '../../families/shared/lottery/pays.ts';
import { payOfLine } from '../../families/shared/lottery/ticket.ts';
import { minus, plus, ratio, scaled, type Rational } from '../../families/shared/rational.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { testSheet, testTicket } from './support/lottery-invariants.ts';
import { isProving } from './support/proofs.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

describe('the invariants of families', () =>
  testFamilyInvariants(
    lhc,
    titlesOf('lhc', 20_000).map((title) => ({ ...title, isEnumerated: true })),
  ));
testTicket(lhc);
await testTableInvariants(lhc);

const typeOf = (key: string) => TYPES.find((type) => type.key === key)!;

/** One draw with each special number: the others do not count for bets on it. */
function* specials(): Generator<number[]> {
  for (const special of NUMBERS) yield [...NUMBERS.filter((number) => number !== special).slice(0, 6), special];
}
describe('bets on the special number', () =>
  testSheet(
    lhc,
    TYPES.filter(({ key }) => ['special', 'special-sides', 'colour', 'half-wave', 'special-zodiac'].includes(key)),
    specials,
  ));

/** All sets of so many numbers. */
function* setsOf(size: number, from = 1): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let first = from; first <= 49 - size + 1; first += 1)
      for (const rest of setsOf(size - 1, first + 1)) yield [first, ...rest];
}

describe('bets on sets: as many sets win one draw as draws are won by one set', () => {
  const DRAW = [3, 17, 21, 33, 40, 48, 9];
  it.runIf(isProving('lhc')).each(['two-of-two', 'one-special', 'three-of-three', 'two-of-three', 'none-5'])(
    '%s',
    (key) => {
      const type = typeOf(key);
      const counts = type.prizes.map(() => 0);
      let all = 0;
      for (const set of setsOf(type.fields[0]!.min)) {
        all += 1;
        for (const { prize, count } of type.hits([set], DRAW)) counts[prize]! += count;
      }
      expect(type.prizes.map(({ chance }) => chance)).toEqual(counts.map((count) => ratio(count, all)));
    },
  );

  it('two or three of three pay one to five', () => {
    const [three, two] = payTable(TYPES)(lhc.Params.parse({ edge: 600 })).get('two-of-three')!;
    expect(Math.abs(three! - 5 * two!)).toBeLessThan(5);
  });
});

describe('figures of seven numbers of 49', () => {
  const fair = ({ n, d }: Rational) => scaled(ratio(d, n), 10_000);

  it('an animal comes in 55.390 % with five numbers, in 47.172 % with four', () => {
    const [year, other] = typeOf('any-zodiac').prizes;
    expect([year!, other!].map(({ chance }) => scaled(chance, 100_000))).toEqual([55_390, 47_172]);
    expect([fair(year!.chance), fair(other!.chance)]).toEqual([18_054, 21_199]);
  });

  it('none of five to ten numbers is drawn as often as stated', () =>
    expect([5, 6, 7, 8, 9, 10].map((size) => fair(typeOf(`none-${size}`).prizes[0]!.chance))).toEqual([
      22_416, 26_657, 31_841, 38_209, 46_075, 55_849,
    ]));

  it('sums of all seven are counted', () => {
    const counts = Array.from({ length: 8 }, () => Array.from({ length: 323 }, () => 0));
    counts[0]![0] = 1;
    for (const ball of NUMBERS)
      for (let size = Math.min(ball, 7); size >= 1; size -= 1)
        for (let sum = 322; sum >= ball; sum -= 1) counts[size]![sum]! += counts[size - 1]![sum - ball]!;
    const of = (holds: (sum: number) => boolean) =>
      ratio(
        counts[7]!.reduce((total, count, sum) => (holds(sum) ? total + count : total), 0),
        85_900_584,
      );
    const [big, small, odd, even] = typeOf('sum-sides').prizes.map(({ chance }) => chance);
    expect([big, odd]).toEqual([of((sum) => sum >= 175), of((sum) => sum % 2 === 1)]);
    expect([small, even]).toEqual([minus(ratio(1), big!), minus(ratio(1), odd!)]);
  });

  it('has 17 red, 16 blue and 16 green numbers, and 24 of each side', () => {
    const count = (holds: (number: number) => boolean) => NUMBERS.filter(holds).length;
    expect(COLOURS.map((colour) => count((number) => colourOf(number) === colour))).toEqual([17, 16, 16]);
    for (const side of ['big', 'small', 'odd', 'even', 'tail-big', 'tail-small'])
      expect(count((number) => isOfSide(side, number) === true)).toBe(24);
    expect(
      typeOf('half-wave')
        .prizes.map(({ chance }) => chance)
        .reduce(plus),
    ).toEqual(ratio(96, 49));
  });
});

describe('animals of the zodiac', () => {
  it('the animal of the year has five numbers, the others four', () => {
    expect(numbersOf(0)).toEqual([1, 13, 25, 37, 49]);
    expect(numbersOf(11)).toEqual([12, 24, 36, 48]);
  });

  it.each([
    ['2026-02-16T15:59Z', 'snake', 'dragon'],
    ['2026-02-16T16:00Z', 'horse', 'snake'],
    ['2027-02-05T15:59Z', 'horse', 'snake'],
    ['2027-02-05T16:00Z', 'goat', 'horse'],
    ['2031-01-22T16:00Z', 'pig', 'dog'],
  ])('at %s the first group has the %s, the second the %s', (time, first, second) =>
    expect([0, 1].map((group) => animalOf(group, Date.parse(time)))).toEqual([first, second]),
  );

  it('years begin as in the calendar of the runtime, which can be a day off after a new moon close to midnight', () => {
    const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
    const off: number[] = [];
    for (let year = 2025; year <= 2040; year += 1) {
      for (let at = Date.UTC(year, 0, 15); at < Date.UTC(year, 2, 1); at += 86_400_000) {
        if (animalOf(0, at) === animalOf(0, at - 86_400_000)) continue;
        if (calendar.format(at) !== '1/1') off.push(year);
      }
    }
    expect([2027, 2030]).toEqual(expect.arrayContaining(off));
  });
});

describe('seven numbers of 49, at 94 %', () => {
  const pays = payTable(TYPES)(lhc.Params.parse({ edge: 600, edges: { special: 1_000 } }));
  const DRAW = [3, 17, 21, 33, 40, 48, 25];
  it.each([
    ['special', [25, 26], 4_410, DRAW],
    ['special-sides', [0, 1, 2, 3], 374, DRAW],
    ['special-sides', [0, 1, 2, 3], 400, [1, 2, 3, 4, 5, 6, 49]],
    ['half-wave', [4, 5, 6], 500 + 563, [1, 2, 3, 4, 5, 6, 25]],
    ['special-zodiac', [0, 1], 921, DRAW],
    ['two-of-two', [3, 17, 25], 7_369, DRAW],
    ['one-special', [3, 17, 25], 2 * 18_424, DRAW],
    ['none-5', [1, 2, 4, 5, 6], 210, DRAW],
  ])('%s on %j pays %i', (on, picks, paid, draw) =>
    expect(payOfLine(TYPES, pays, { on, picks: [picks], unit: 100, times: 1 }, draw)).toBe(paid),
  );
});

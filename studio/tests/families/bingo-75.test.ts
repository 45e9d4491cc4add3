import { describe, expect, test } from 'vitest';
import { badReturn } from '../../families/shared/check-params.ts';
import { bingo75 } from '../../families/bingo-75/index.ts';
import { isComplete, PATTERNS, type PatternName } from '../../families/bingo-75/patterns.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { simulate } from '../../families/shared/simulate.ts';
import { seededWords } from '../support/seeded-words.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { isProving } from './support/proofs.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

const titles = titlesOf('bingo-75', 100_000);

describe('the invariants', () => testFamilyInvariants(bingo75, titles));

const evening = bingo75.Params.parse(titleParams('evening-bingo'));
const lotus = bingo75.Params.parse(titleParams('lotus-bingo'));
type Params = typeof evening;
/** The chance that one pattern is complete on a card after so many balls. */
const chanceOf = (name: PatternName, balls: number): number => {
  const params: Params = { balls, cards: 1, wins: 'each', patterns: [{ name, pays: 100 }] };
  return toNumber(bingo75.par(params).bets[0]!.hitRate);
};
const marks = (...cells: number[]) => cells.reduce((mask, cell) => mask | (1 << cell), 0);

describe('chances', () => {
  test('corners within 20 balls come in 0.3986 %, as by C(75 − 4, 20 − 4) / C(75, 20)', () => {
    expect(chanceOf('corners', 20)).toBeCloseTo(0.003986, 6);
  });

  test('a blackout within 50 balls comes in 4.715 of a million', () => {
    expect(chanceOf('blackout', 50) * 1e6).toBeCloseTo(4.715, 3);
  });

  test('a line is one of twelve: by inclusion and exclusion over all their unions', () => {
    expect(chanceOf('line', 30)).toBeCloseTo(unionOfLines(30), 8);
  });
});

/** P(any line) by the 4095 unions of lines: Σ ± C(75 − k, n − k) / C(75, n) for a union of k cells. */
function unionOfLines(balls: number): number {
  const { masks } = PATTERNS.line;
  let sum = 0;
  for (let chosen = 1; chosen < 1 << masks.length; chosen += 1) {
    const lines = masks.filter((_, index) => chosen & (1 << index));
    const union = lines.reduce((all, mask) => all | mask);
    let chance = 1;
    const cells = [...union.toString(2)].filter((bit) => bit === '1').length;
    for (let cell = 0; cell < cells; cell += 1) chance *= (balls - cell) / (75 - cell);
    sum += lines.length % 2 === 1 ? chance : -chance;
  }
  return sum;
}

describe('patterns', () => {
  test('twelve lines, four of them through the free cell', () => {
    const sizes = PATTERNS.line.masks.map((mask) => [...mask.toString(2)].filter((bit) => bit === '1').length);
    expect(sizes.toSorted()).toEqual([4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5]);
  });

  test.each([
    ['line', marks(10, 11, 13, 14), true],
    ['line', marks(0, 1, 2, 3), false],
    ['two-lines', marks(0, 1, 2, 3, 4, 9, 14, 19, 24), true],
    ['corners', marks(0, 4, 20, 24), true],
    ['stamp', marks(18, 19, 23, 24), true],
    ['stamp', marks(17, 18, 22, 23), false],
    ['diamond', marks(2, 6, 8, 10, 14, 16, 18, 22), true],
    ['ring', marks(6, 7, 8, 11, 13, 16, 17, 18), true],
    ['letter-t', marks(0, 1, 2, 3, 4, 7, 17, 22), true],
  ] as const)('%s with marks %i: %s', (name, marked, complete) => {
    expect(isComplete(name, marked)).toBe(complete);
  });
});

describe('a round', () => {
  const CARD = Array.from<number>({ length: 24 }).fill(0);
  const BALLS = Array.from<number>({ length: 38 }).fill(0);

  test('unshuffled, a card has the first numbers of its columns and balls come in order', () => {
    const { state, payout } = playOn(bingo75.begin(evening, { stake: 100, cards: 1 }), [...CARD, ...BALLS]);
    expect(state.cards[0]!.numbers.slice(0, 5)).toEqual([1, 16, 31, 46, 61]);
    expect(state.cards[0]!.numbers[12]).toBe(0);
    expect(state.balls).toEqual(Array.from({ length: 38 }, (_, index) => index + 1));
    // Three columns are full: only the best pattern is paid.
    expect(state.cards[0]!.won).toEqual(['three-lines']);
    expect(payout).toBe(1200);
  });

  test('where each pattern wins, all of them add up', () => {
    const given: Params = { ...evening, wins: 'each' };
    const { state, payout } = playOn(bingo75.begin(given, { stake: 200, cards: 1 }), [...CARD, ...BALLS]);
    expect(state.cards[0]!.won).toEqual(['line', 'two-lines', 'three-lines']);
    expect(payout).toBe(2 * (100 + 350 + 1200));
  });

  test('every card has 24 different numbers, each in its column', () => {
    const { state } = playSeed(bingo75.begin(lotus, { stake: 100, cards: 6 }), 4);
    expect(state.cards).toHaveLength(6);
    expect(new Set(state.balls).size).toBe(34);
    for (const { numbers } of state.cards) {
      expect(new Set(numbers).size).toBe(25);
      numbers.forEach((number, cell) => {
        if (cell !== 12) expect(Math.ceil(number / 15)).toBe((cell % 5) + 1);
      });
    }
  });

  test.runIf(isProving('bingo-75'))('four cards return as much for their stake as one', () => {
    const { mean, standardError } = simulate(bingo75, evening, { stake: 100, cards: 4 }, 50_000, seededWords(3));
    expect(Math.abs(mean - toNumber(bingo75.par(evening).bets[0]!.rtp))).toBeLessThan(4 * standardError);
  });

  test('a seed gives the same balls for good', () => {
    const { state } = playSeed(bingo75.begin(evening, { stake: 100, cards: 1 }), 1);
    expect(state.balls.slice(0, 8).join(' ')).toMatchInlineSnapshot(`"73 49 5 50 70 10 35 40"`);
  });
});

describe('bad input', () => {
  test.each([20, 60])('%i balls give a return that no title may have', (balls) => {
    const message = badReturn(bingo75.par({ ...evening, balls }));
    expect(message).toMatch(/^bet "card": its return of [\d.]+ % lies outside 50 to 99.9 %$/);
  });

  test('more cards than the title sells, and a stake that is no multiple of 100, are refused', () => {
    expect(bingo75.stakeOf(evening, { stake: 300, cards: 4 })).toBe(1200);
    expect(() => bingo75.stakeOf(evening, { stake: 100, cards: 5 })).toThrow('BET_NOT_OFFERED');
    expect(() => bingo75.stakeOf(evening, { stake: 50, cards: 1 })).toThrow('STAKE_NOT_OFFERED');
    expect(bingo75.Bet.safeParse({ stake: 100, cards: 0 }).success).toBe(false);
  });

  test.each([[{ patterns: [...evening.patterns, { name: 'line', pays: 100 }] }, /^patterns: one is named twice$/]])(
    '%j',
    (change, message) => {
      expect(bingo75.Params.safeParse({ ...evening, ...change }).error?.issues[0]?.message).toMatch(message);
    },
  );
});

test.each(titles)('$name returns between 88 and 96 %', ({ params: given }) => {
  const { rtp } = bingo75.par(bingo75.Params.parse(given)).bets[0]!;
  expect(toNumber(rtp)).toBeGreaterThan(0.88);
  expect(toNumber(rtp)).toBeLessThan(0.96);
});

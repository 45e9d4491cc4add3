import { describe, expect, test } from 'vitest';
import { toNumber } from '../../families/shared/rational.ts';
import { simulate } from '../../families/shared/simulate.ts';
import { rouletteSolo } from '../../families/roulette-solo/index.ts';
import { INSIDE, OUTSIDE } from '../../families/roulette-solo/layout.ts';
import { seededWords } from '../support/seeded-words.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { isProving } from './support/proofs.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(rouletteSolo, titlesOf('roulette-solo', 100_000)));

const params = rouletteSolo.Params.parse(titleParams('brass-wheel'));
const plain = { ...params, laPartage: false };
type Chip = Parameters<typeof rouletteSolo.stakeOf>[1]['chips'][number];
const pay = (number: number, ...chips: Chip[]) => playOn(rouletteSolo.begin(params, { chips }), [number]).payout;

describe('the layout', () => {
  test('has 37 numbers, 60 splits, 14 streets, 23 corners and 11 lines', () => {
    const counts = Object.fromEntries(Object.entries(INSIDE).map(([on, places]) => [on, places.length]));
    expect(counts).toEqual({ straight: 37, split: 60, street: 14, corner: 23, line: 11 });
  });

  test('outside bets that belong together cover 1 to 36 once', () => {
    for (const group of [
      ['red', 'black'],
      ['odd', 'even'],
      ['low', 'high'],
      ['dozen-1', 'dozen-2', 'dozen-3'],
    ]) {
      const covered = group.flatMap((on) => OUTSIDE[on as keyof typeof OUTSIDE] as readonly number[]);
      expect(covered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    }
  });
});

describe('what chips pay', () => {
  test.each([
    [{ on: 'straight', numbers: [17], stake: 100 }, 17, 3600],
    [{ on: 'split', numbers: [17, 20], stake: 100 }, 20, 1800],
    [{ on: 'street', numbers: [0, 2, 3], stake: 100 }, 0, 1200],
    [{ on: 'corner', numbers: [17, 18, 20, 21], stake: 100 }, 21, 900],
    [{ on: 'line', numbers: [31, 32, 33, 34, 35, 36], stake: 100 }, 36, 600],
    [{ on: 'dozen-2', stake: 100 }, 24, 300],
    [{ on: 'column-3', stake: 100 }, 36, 300],
    [{ on: 'black', stake: 100 }, 10, 200],
    [{ on: 'high', stake: 100 }, 18, 0],
  ] as [Chip, number, number][])('%j on %i: %i', (chip, number, payout) => {
    expect(pay(number, chip)).toBe(payout);
  });

  test('chips of one bet pay together', () => {
    const chips: Chip[] = [
      { on: 'red', stake: 500 },
      { on: 'straight', numbers: [7], stake: 100 },
      { on: 'dozen-3', stake: 200 },
    ];
    expect(rouletteSolo.stakeOf(params, { chips })).toBe(800);
    expect(playOn(rouletteSolo.begin(params, { chips }), [7]).state.pays).toEqual([1000, 3600, 0]);
  });

  test('[WAL-02] the equal parts of opposite bets are no turnover', () => {
    const notAtRisk = (...chips: Chip[]) =>
      rouletteSolo.notAtRisk!(params, playOn(rouletteSolo.begin(params, { chips }), [7]).state);
    expect(notAtRisk({ on: 'red', stake: 500 }, { on: 'odd', stake: 100 })).toBe(0);
    expect(notAtRisk({ on: 'red', stake: 500 }, { on: 'black', stake: 100 }, { on: 'black', stake: 100 })).toBe(400);
    const thirds = ['dozen-1', 'dozen-2', 'dozen-3'] as const;
    expect(notAtRisk(...thirds.map((on) => ({ on, stake: 200 })), { on: 'dozen-1', stake: 100 })).toBe(600);
    const numbers = Array.from({ length: 36 }, (_, index): Chip => ({
      on: 'straight',
      numbers: [index + 1],
      stake: 100,
    }));
    expect(notAtRisk(...numbers)).toBe(3_600);
    expect(notAtRisk(...numbers.slice(1))).toBe(0);
  });

  test('zero returns half of an even chance, and takes a dozen', () => {
    expect(pay(0, { on: 'even', stake: 300 })).toBe(150);
    expect(pay(0, { on: 'dozen-1', stake: 300 })).toBe(0);
    expect(playOn(rouletteSolo.begin(plain, { chips: [{ on: 'even', stake: 300 }] }), [0]).payout).toBe(0);
  });

  test('the edge is 2.7027 %, and 1.3514 % for even chances with la partage', () => {
    const edges = (given: typeof params) => rouletteSolo.par(given).bets.map(({ rtp }) => 1 - toNumber(rtp));
    for (const edge of edges(plain)) expect(edge).toBeCloseTo(0.027027, 6);
    const halved = edges(params).map((edge) => edge.toFixed(6));
    expect(halved).toEqual([
      ...Array.from({ length: 6 }, () => '0.013514'),
      ...Array.from({ length: 11 }, () => '0.027027'),
    ]);
  });

  test.runIf(isProving('roulette-solo'))('a bet of several chips returns the weighted mean of them', () => {
    const chips: Chip[] = [
      { on: 'red', stake: 300 },
      { on: 'line', numbers: [1, 2, 3, 4, 5, 6], stake: 100 },
    ];
    const { mean, standardError } = simulate(rouletteSolo, params, { chips }, 200_000, seededWords(5));
    expect(Math.abs(mean - (1 - (0.75 / 74 + 0.25 / 37)))).toBeLessThan(4 * standardError);
  });

  test('a seed gives the same numbers for good', () => {
    const bet = { chips: [{ on: 'red', stake: 100 } as const] };
    const numbers = [1, 2, 3, 4].map((seed) => playSeed(rouletteSolo.begin(params, bet), seed).state.number);
    expect(numbers).toMatchInlineSnapshot(`
      [
        6,
        6,
        19,
        18,
      ]
    `);
  });
});

describe('bad input', () => {
  test.each([
    ['a split of numbers that do not touch', { on: 'split', numbers: [3, 4], stake: 100 }],
    ['a corner around a row’s end', { on: 'corner', numbers: [3, 4, 6, 7], stake: 100 }],
    ['a number that is not on the wheel', { on: 'straight', numbers: [37], stake: 100 }],
    ['a street as a straight', { on: 'straight', numbers: [1, 2, 3], stake: 100 }],
  ] as [string, Chip][])('%s is refused', (_, chip) => {
    expect(() => rouletteSolo.stakeOf(params, { chips: [chip] })).toThrow('BET_NOT_OFFERED');
  });

  test('a chip that is no multiple of the smallest, and too many chips, are refused', () => {
    const chip: Chip = { on: 'red', stake: params.chip };
    const many = Array.from({ length: params.chips + 1 }, () => chip);
    expect(() => rouletteSolo.stakeOf(params, { chips: many })).toThrow('BET_NOT_OFFERED');
    expect(() => rouletteSolo.stakeOf(params, { chips: [{ ...chip, stake: params.chip + 1 }] })).toThrow(
      'STAKE_NOT_OFFERED',
    );
    expect(rouletteSolo.Bet.safeParse({ chips: [{ on: 'red', numbers: [1], stake: 10 }] }).success).toBe(false);
  });

  test('an odd chip with la partage is refused', () => {
    const given = { chip: 5, chips: 10, laPartage: true };
    expect(rouletteSolo.Params.safeParse(given).error?.issues[0]?.message).toMatch(/^chip: la partage/);
  });
});

import { describe, expect, it, test } from 'vitest';
import { toNumber } from '../../families/shared/rational.ts';
import { twoSided } from '../../families/two-sided/index.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(twoSided, titlesOf('two-sided', 200_000)));
await testTableInvariants(twoSided);

const params = twoSided.Params.parse(titleParams('red-spur-arena'));
/** The first cases are red's wins, then blue's, then draws, then bouts that are called off. */
const END = { red: 0, blue: 445, draw: 890, off: 995 } as const;
const STILL = Array.from({ length: 8 }, () => 100);
const bout = (end: keyof typeof END, chips: Record<string, number>) =>
  playOn(twoSided.begin(params, { chips }), [END[end], ...STILL]);

describe('what chips pay', () => {
  test.each([
    ['red', { red: 1_000 }, 1_920],
    ['red', { blue: 1_000 }, 0],
    ['blue', { blue: 1_000, draw: 100 }, 1_920],
    ['draw', { draw: 100 }, 900],
    ['draw', { red: 1_000 }, 1_000],
    ['draw', { red: 1_000, blue: 500, draw: 100 }, 2_400],
    ['off', { red: 1_000, blue: 500, draw: 100 }, 1_600],
  ] as const)('%s with %j: %i', (end, chips, payout) => {
    expect(bout(end, chips).payout).toBe(payout);
  });

  test('each case is one of a thousand, the last ones at the borders too', () => {
    const ends = [0, 444, 445, 889, 890, 994, 995, 999].map(
      (drawn) => playOn(twoSided.begin(params, { chips: {} }), [drawn, ...STILL]).state.end,
    );
    expect(ends).toEqual(['red', 'red', 'blue', 'blue', 'draw', 'draw', 'off', 'off']);
  });

  test('the exchanges decide nothing', () => {
    const other = playOn(twoSided.begin(params, { chips: { red: 100 } }), [END.blue, ...STILL.map(() => 0)]);
    expect(other.state.exchanges).toEqual(STILL.map(() => -100));
    expect(other.payout).toBe(bout('blue', { red: 100 }).payout);
  });

  test('the returns are exact: 96.44 % on a side, 95 % on the draw', () => {
    const returns = Object.fromEntries(twoSided.par(params).bets.map(({ bet, rtp }) => [bet, toNumber(rtp)]));
    expect(returns).toEqual({ red: 0.9644, blue: 0.9644, draw: 0.95 });
  });

  test('[WAL-02] what a draw or a bout called off returns, and the equal parts of bets on both sides, are no turnover', () => {
    const notAtRisk = (end: keyof typeof END, chips: Record<string, number>) =>
      twoSided.notAtRisk!(params, bout(end, chips).state);
    expect(notAtRisk('draw', { red: 500, blue: 200, draw: 100 })).toBe(700);
    expect(notAtRisk('off', { red: 500, draw: 100 })).toBe(600);
    expect(notAtRisk('red', { red: 500, blue: 200 })).toBe(400);
    expect(notAtRisk('blue', { red: 500, draw: 100 })).toBe(0);
  });

  test('a seed gives the same ends for good', () => {
    const drawn = [1, 2, 3, 4].map((seed) => playSeed(twoSided.begin(params, { chips: {} }), seed).state.end);
    expect(drawn).toMatchInlineSnapshot(`
      [
        "red",
        "red",
        "blue",
        "blue",
      ]
    `);
  });
});

describe('bad input', () => {
  it.each([
    ['nothing', {}, 'BET_NOT_OFFERED'],
    ['a third side', { green: 100 }, 'BET_NOT_OFFERED'],
    ['a stake that gives no whole payouts', { red: 150 }, 'STAKE_NOT_OFFERED'],
  ])('a bet on %s is refused', (_, chips, code) => {
    expect(() => twoSided.stakeOf(params, { chips })).toThrow(code);
  });
});

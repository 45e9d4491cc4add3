import { describe, expect, test } from 'vitest';
import { mines } from '../../families/mines/index.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { stepsOf } from '../../families/mines/par.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(mines, titlesOf('mines', 100_000)));

const params = mines.Params.parse(titleParams('star-keeper'));
const bet = { stake: 100, mines: 3, cell: 24 };
/** Draws that put the mines under the cells 0, 1 and 2. */
const FIRST_THREE = [0, 0, 0];

describe('what cells pay', () => {
  test('three mines under 25 cells pay 1.125, 1.2857, 1.4786, 1.712, 1.9974, each rounded down', () => {
    const multipliers = stepsOf(params, 3).map(({ multiplier }) => multiplier);
    expect(multipliers.slice(0, 5)).toEqual([112, 128, 147, 171, 199]);
    expect(multipliers.at(-1)).toBe(227_700);
  });

  test('safe cells raise what cashing out pays, a mine loses it', () => {
    const first = playOn(mines.begin(params, bet), FIRST_THREE);
    expect(first).toMatchObject({ payout: null, state: { field: [0, 1, 2], opened: [24], multiplier: 112 } });
    const second = playOn(mines.move(params, first.state, { cell: 10 }), []);
    expect(playOn(mines.move(params, second.state, { cashOut: true }), []).payout).toBe(128);
    expect(playOn(mines.move(params, second.state, { cell: 1 }), []).payout).toBe(0);
  });

  test('a mine under the first cell ends the round in the bet', () => {
    expect(playOn(mines.begin(params, { ...bet, cell: 2 }), FIRST_THREE)).toMatchObject({ payout: 0 });
  });

  test('the last safe cell cashes out', () => {
    let step = playOn(mines.begin(params, bet), FIRST_THREE);
    for (let cell = 23; cell > 2; cell -= 1) step = playOn(mines.move(params, step.state, { cell }), []);
    expect(step).toMatchObject({ payout: 227_700, state: { over: true } });
  });

  test('the ceiling ends a round before the last safe cell', () => {
    const last = stepsOf(params, 10).at(-1)!;
    expect(last.multiplier).toBeLessThanOrEqual(500_000);
    expect(stepsOf(params, 10).length).toBeLessThan(15);
  });

  test('the return lies within 1.2 % of 99 % wherever the player stops', () => {
    for (const { rtp, range } of mines.par(params).bets) {
      expect(toNumber(range!.max)).toBeLessThanOrEqual(0.99);
      expect(toNumber(range!.min)).toBeGreaterThan(0.978);
      expect(toNumber(range!.max) - toNumber(rtp)).toBeLessThanOrEqual(0.001);
    }
  });
});

describe('what the player sees', () => {
  test('the field is hidden until the round is over', () => {
    const { state } = playOn(mines.begin(params, bet), FIRST_THREE);
    expect(mines.view(params, state)).toMatchObject({ field: null, mines: 3, next: 128 });
    const over = playOn(mines.move(params, state, { cashOut: true }), []);
    expect(mines.view(params, over.state)).toMatchObject({ field: [0, 1, 2], next: null });
  });

  test('a seed gives the same field for good', () => {
    const fields = [1, 2, 3].map((seed) => playSeed(mines.begin(params, bet), seed).state.field);
    expect(fields.map((field) => field.join(' '))).toMatchInlineSnapshot(`
      [
        "8 24 18",
        "6 9 12",
        "18 0 6",
      ]
    `);
  });
});

describe('bad input', () => {
  test.each([
    ['a number of mines that is not offered', { ...bet, mines: 4 }, 'BET_NOT_OFFERED'],
    ['a cell outside the field', { ...bet, cell: 25 }, 'BET_NOT_OFFERED'],
    ['a stake that is no multiple of 100', { ...bet, stake: 250 }, 'STAKE_NOT_OFFERED'],
  ])('%s is refused', (_, wrong, code) => {
    expect(() => mines.stakeOf(params, wrong)).toThrow(code);
  });

  test('an open cell, a cell outside, and a move after the end are refused', () => {
    const { state } = playOn(mines.begin(params, bet), FIRST_THREE);
    expect(() => mines.costOf(params, state, { cell: 24 })).toThrow('MOVE_NOT_ALLOWED');
    expect(() => playOn(mines.move(params, state, { cell: 25 }), [])).toThrow('MOVE_NOT_ALLOWED');
    const over = playOn(mines.move(params, state, { cell: 0 }), []);
    expect(() => mines.costOf(params, over.state, { cashOut: true })).toThrow('MOVE_NOT_ALLOWED');
  });

  test.each([
    [{ mines: [25] }, 'mines: 25 mines leave no safe cell of 25'],
    [{ mines: [3, 3] }, 'mines: a number is named twice'],
    [{ mines: [24], ceiling: 10 }, 'mines: 24 of 25: the first step pays more than the ceiling'],
    [{ mines: [1], edge: 500 }, 'mines: 1 of 25: the first step pays no more than the stake'],
  ])('%j: %s', (wrong, message) => {
    expect(mines.Params.safeParse({ ...params, ...wrong }).error?.issues[0]?.message).toBe(message);
  });
});

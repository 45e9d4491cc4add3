import { describe, expect, test } from 'vitest';
import { toNumber } from '../../families/shared/rational.ts';
import { tower } from '../../families/tower/index.ts';
import { stepsOf } from '../../families/tower/par.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(tower, titlesOf('tower', 100_000)));

const params = tower.Params.parse(titleParams('arcade-knight'));
const bet = { stake: 100, level: 'medium', column: 1 };
/** Draws that put the trap of every floor into column 0. */
const ALL_LEFT = Array.from<number>({ length: 9 }).fill(0);

describe('what floors pay', () => {
  test('the multiplier is 0.985 by the chance of the climb, rounded down', () => {
    expect(stepsOf(params, 'medium').slice(0, 3)).toMatchObject([
      { multiplier: 147 },
      { multiplier: 221 },
      { multiplier: 332 },
    ]);
  });

  test('safe columns raise what cashing out pays, a trap loses it', () => {
    const first = playOn(tower.begin(params, bet), ALL_LEFT);
    expect(first).toMatchObject({ payout: null, state: { climbed: [1], multiplier: 147 } });
    const second = playOn(tower.move(params, first.state, { column: 2 }), []);
    expect(playOn(tower.move(params, second.state, { cashOut: true }), []).payout).toBe(221);
    expect(playOn(tower.move(params, second.state, { column: 0 }), []).payout).toBe(0);
  });

  test('the top cashes out', () => {
    let step = playOn(tower.begin(params, bet), ALL_LEFT);
    for (let floor = 2; floor <= 9; floor += 1) step = playOn(tower.move(params, step.state, { column: 1 }), []);
    expect(step).toMatchObject({ payout: stepsOf(params, 'medium').at(-1)!.multiplier, state: { over: true } });
  });

  test('the ceiling lowers the tower of the vines: six floors at one safe column of four', () => {
    const vines = tower.Params.parse(titleParams('vine-runner'));
    expect(stepsOf(vines, 'expert')).toHaveLength(6);
    expect(stepsOf(vines, 'easy')).toHaveLength(14);
  });

  test('the return lies within 1.2 % of 98.5 % wherever the player stops', () => {
    for (const { range } of tower.par(params).bets) {
      expect(toNumber(range!.max)).toBeLessThanOrEqual(0.985);
      expect(toNumber(range!.min)).toBeGreaterThan(0.973);
    }
  });
});

describe('what the player sees', () => {
  test('floors above are hidden until the round is over', () => {
    const { state } = playOn(tower.begin(params, bet), ALL_LEFT);
    expect(tower.view(params, state)).toMatchObject({ traps: [[0]], floors: 9, next: 221 });
    const over = playOn(tower.move(params, state, { column: 0 }), []);
    expect(tower.view(params, over.state)).toMatchObject({ traps: ALL_LEFT.map((trap) => [trap]), next: null });
  });

  test('a seed gives the same tower for good', () => {
    const towers = [1, 2].map((seed) => playSeed(tower.begin(params, bet), seed).state.traps);
    expect(towers.map((traps) => traps.join(' '))).toMatchInlineSnapshot(`
      [
        "2 2 0 2 0 0 1 0 1",
        "2 2 2 0 0 2 2 1 2",
      ]
    `);
  });
});

describe('bad input', () => {
  test.each([
    ['a level of another title', { ...bet, level: 'giant' }, 'BET_NOT_OFFERED'],
    ['a column beside the tower', { ...bet, column: 3 }, 'BET_NOT_OFFERED'],
    ['a stake that is no multiple of 100', { ...bet, stake: 90 }, 'STAKE_NOT_OFFERED'],
  ])('%s is refused', (_, wrong, code) => {
    expect(() => tower.stakeOf(params, wrong)).toThrow(code);
  });

  test('a column beside the tower and a move after the end are refused', () => {
    const { state } = playOn(tower.begin(params, bet), ALL_LEFT);
    expect(() => tower.costOf(params, state, { column: 3 })).toThrow('MOVE_NOT_ALLOWED');
    const over = playOn(tower.move(params, state, { cashOut: true }), []);
    expect(() => playOn(tower.move(params, over.state, { column: 1 }), [])).toThrow('MOVE_NOT_ALLOWED');
  });

  test.each([
    [{ key: 'easy', columns: 3, traps: 3 }, 'levels: "easy" has no safe column'],
    [{ key: 'easy', columns: 4, traps: 1 }, undefined],
  ])('%j: %s', (level, message) => {
    const given = { ...params, levels: [level] };
    expect(tower.Params.safeParse(given).error?.issues[0]?.message).toBe(message);
  });
});

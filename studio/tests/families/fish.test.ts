import { describe, expect, test } from 'vitest';
import { chancesOf } from '../../families/fish/chance.ts';
import { fish } from '../../families/fish/index.ts';
import { playNow } from '../../families/shared/draw.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { seededWords } from '../support/seeded-words.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn } from './support/play.ts';
import { isProving } from './support/proofs.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

const titles = titlesOf('fish', 3000);

/** The loads of a title differ only in their size. The invariants take the usual one. */
const usualLoad: typeof fish = {
  ...fish,
  examples: (params) => Object.fromEntries(Object.entries(fish.examples(params)).slice(0, 1)),
  par: (params) => ({ bets: fish.par(params).bets.slice(0, 1) }),
};
describe('the invariants', () => testFamilyInvariants(usualLoad, titles));

const sharks = fish.Params.parse(titleParams('shark-alley'));
const begin = (params = sharks, bet = { stake: 1000, load: 20 }) => playOn(fish.begin(params, bet), []).state;
type Move = ReturnType<typeof fish.best>;
const shot = (target: string, weapon = 'harpoon'): Move => ({ target, weapon }) as Move;

describe('a load', () => {
  test('a bet buys units of ammunition and waits for shots', () => {
    expect(fish.stakeOf(sharks, { stake: 1000, load: 20 })).toBe(1000);
    expect(begin()).toEqual({ unit: 50, load: 20, shots: 0, won: 0, last: null, over: false });
  });

  test('a shot costs its weapon’s units, and a catch pays the target’s prize times them', () => {
    const missed = playOn(fish.move(sharks, begin(), shot('tuna', 'cannon')), [24]);
    expect(missed).toMatchObject({ payout: null, state: { load: 17, shots: 1, won: 0 } });
    const caught = playOn(fish.move(sharks, missed.state, shot('tuna', 'cannon')), [23]);
    expect(caught.state).toMatchObject({ load: 14, won: 5 * 3 * 50, last: { target: 'tuna', payout: 750 } });
  });

  test('a special target draws its prize by weights 5, 3 and 1', () => {
    const prizes = [0, 4, 5, 7, 8].map((place) => {
      const { state } = playOn(fish.move(sharks, begin(), shot('bomb-crab')), [0, place]);
      return state.last!.payout / state.unit;
    });
    expect(prizes).toEqual([20, 20, 40, 40, 100]);
  });

  test('leaving returns what is not spent', () => {
    const { state } = playOn(fish.move(sharks, begin(), shot('tuna', 'torpedo')), [23]);
    expect(playOn(fish.move(sharks, state, { leave: true }), [])).toMatchObject({
      payout: 5 * 10 * 50 + 10 * 50,
      state: { over: true },
    });
    expect(playOn(fish.move(sharks, begin(), { leave: true }), []).payout).toBe(1000);
  });

  test('[PP-20 WAL-02] the unspent load is no turnover', () => {
    const { state } = playOn(fish.move(sharks, begin(), shot('tuna', 'torpedo')), [23]);
    expect(fish.notAtRisk!(sharks, playOn(fish.move(sharks, state, { leave: true }), []).state)).toBe(500);
  });

  test('the last unit ends the round', () => {
    const half = playOn(fish.move(sharks, begin(), shot('tuna', 'torpedo')), [24]);
    expect(half.payout).toBeNull();
    expect(playOn(fish.move(sharks, half.state, shot('tuna', 'torpedo')), [23])).toMatchObject({ payout: 2500 });
  });
});

describe('odds', () => {
  test.each(titles)('$name: every shot at every target returns the same', ({ params: given }) => {
    const params = fish.Params.parse(given);
    for (const { species, prizes } of params.targets) {
      const weights = prizes.reduce((sum, { weight }) => sum + weight, 0);
      const mean = prizes.reduce((sum, { pays, weight }) => sum + pays * weight, 0) / weights;
      expect(toNumber(chancesOf(params).get(species)!) * mean).toBeCloseTo(params.rtp / 10_000, 5);
    }
  });

  test('a fish of 50 stakes is caught in 0.96 / 50 of the shots', () => {
    expect(toNumber(chancesOf(sharks).get('hammerhead')!)).toBe(0.0192);
  });

  test('catches and misses before do not change the odds: a simulation of one target', () => {
    const nextWord = seededWords(12);
    let [caught, shots] = [0, 0];
    for (let round = 0; round < 2000; round += 1) {
      let state = begin();
      while (!state.over) {
        state = playNow(fish.move(sharks, state, shot('tuna')), nextWord).state;
        shots += 1;
        if (state.last!.payout > 0) caught += 1;
      }
    }
    const error = Math.sqrt((0.192 * 0.808) / shots);
    expect(Math.abs(caught / shots - 0.192)).toBeLessThan(4 * error);
  });

  test.runIf(isProving('fish'))('the shares of winning loads agree with a simulation', () => {
    const stated = fish.par(sharks).bets.find(({ bet }) => bet === 'load-20')!;
    const nextWord = seededWords(9);
    const [rounds, wins, hits] = [10_000, [] as number[], [] as number[]];
    for (let round = 0; round < rounds; round += 1) {
      let state = begin();
      while (!state.over) state = playNow(fish.move(sharks, state, fish.best(sharks, state)), nextWord).state;
      if (state.won > 1000) wins.push(round);
      if (state.won > 0) hits.push(round);
    }
    const near = (share: number, exact: number) =>
      expect(Math.abs(share - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / rounds));
    near(wins.length / rounds, toNumber(stated.winRate));
    near(hits.length / rounds, toNumber(stated.hitRate));
  });
});

describe('bad input', () => {
  test('a load of another size, and a stake that it does not divide, are refused', () => {
    expect(() => fish.stakeOf(sharks, { stake: 1000, load: 25 })).toThrow('BET_NOT_OFFERED');
    expect(() => fish.stakeOf(sharks, { stake: 1010, load: 20 })).toThrow('STAKE_NOT_OFFERED');
  });

  test('a target of another title, a weapon of another title, and a shot above the load are refused', () => {
    const low = { ...begin(), load: 2 };
    for (const wrong of [shot('kraken'), shot('tuna', 'laser'), shot('tuna', 'cannon')]) {
      expect(() => fish.costOf(sharks, low, wrong)).toThrow('MOVE_NOT_ALLOWED');
      expect(() => playOn(fish.move(sharks, low, wrong), [])).toThrow('MOVE_NOT_ALLOWED');
    }
    const { state } = playOn(fish.move(sharks, begin(), { leave: true }), []);
    expect(() => fish.costOf(sharks, state, { leave: true })).toThrow('MOVE_NOT_ALLOWED');
    expect(fish.Move.safeParse({ target: 'unicorn', weapon: 'harpoon' }).success).toBe(false);
  });

  test.each([
    [{ weapons: [{ key: 'cannon', cost: 2 }] }, /^weapons: the first one must cost one unit/],
    [{ loads: [5], weapons: [...sharks.weapons] }, /^weapons: a shot of 10 units is more than the load of 5$/],
    [{ targets: [sharks.targets[0], sharks.targets[0]] }, /^targets: a species is named twice$/],
    [{ loads: [20, 20] }, /^loads: one is named twice$/],
  ])('%j', (change, message) => {
    expect(fish.Params.safeParse({ ...sharks, ...change }).error?.issues[0]?.message).toMatch(message);
  });

  test('a return above 99.9 % is refused', () => {
    expect(fish.Params.safeParse({ ...sharks, rtp: 9995 }).success).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { coin } from '../../families/coin/index.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(coin, titlesOf('coin', 200_000)));

const params = coin.Params.parse(titleParams('ruby-hop'));
const heads = { call: 'heads' } as const;
const [HEADS, TAILS] = [0, 1];

test('each right call doubles what stopping pays, and a wrong one loses it', () => {
  const first = playOn(coin.begin(params, { stake: 200, ...heads }), [HEADS]);
  expect(first).toMatchObject({ payout: null, state: { multiplier: 197, flips: ['heads'] } });
  expect(coin.view(params, first.state)).toMatchObject({ multiplier: 197, next: 394 });
  const second = playOn(coin.move(params, first.state, { call: 'tails' }), [TAILS]);
  expect(second).toMatchObject({ payout: null, state: { multiplier: 394 } });
  expect(playOn(coin.move(params, second.state, heads), [TAILS])).toMatchObject({ payout: 0, state: { over: true } });
  expect(playOn(coin.move(params, second.state, { cashOut: true }), [])).toMatchObject({ payout: 788 });
});

test('the round ends by itself after the last flip', () => {
  let step = playOn(coin.begin(params, { stake: 100, ...heads }), [HEADS]);
  for (let flip = 2; flip <= 12; flip += 1) {
    expect(step.payout).toBeNull();
    step = playOn(coin.move(params, step.state, heads), [HEADS]);
  }
  expect(step.payout).toBe(403_456);
});

test('the return is 98.5 % wherever the player stops', () => {
  const { rtp, range, maxWin } = coin.par(params).bets[0]!;
  expect([rtp, range!.min, range!.max].map(toNumber)).toEqual([0.985, 0.985, 0.985]);
  expect(toNumber(maxWin.probability)).toBeCloseTo(1 / 4096, 8);
});

test('a round that is over takes no move, and a stake is a multiple of 100', () => {
  const { state } = playOn(coin.begin(params, { stake: 100, ...heads }), [TAILS]);
  expect(() => coin.costOf(params, state, heads)).toThrow('MOVE_NOT_ALLOWED');
  expect(() => playOn(coin.move(params, state, { cashOut: true }), [])).toThrow('MOVE_NOT_ALLOWED');
  expect(() => coin.stakeOf(params, { stake: 101, ...heads })).toThrow('STAKE_NOT_OFFERED');
  expect(coin.Bet.safeParse({ stake: 100, call: 'edge' }).success).toBe(false);
});

test('a seed gives the same flips for good', () => {
  const seeds = [1, 2, 3, 4, 5, 6];
  const flips = seeds.map((seed) => playSeed(coin.begin(params, { stake: 100, ...heads }), seed).state.flips[0]);
  expect(flips).toMatchInlineSnapshot(`
    [
      "heads",
      "tails",
      "tails",
      "heads",
      "heads",
      "heads",
    ]
  `);
});

test('an edge of half the stake is refused, because the first call would win nothing', () => {
  const reason = coin.Params.safeParse({ edge: 5000, flips: 5 }).error?.issues[0]?.message;
  expect(reason).toBe('edge: the first step pays no more than the stake');
});

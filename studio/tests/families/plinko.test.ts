import { describe, expect, test } from 'vitest';
import { toNumber } from '../../families/shared/rational.ts';
import { plinko } from '../../families/plinko/index.ts';
import { BOARDS, pocketsOf, type BoardName } from '../../families/plinko/models.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(plinko, titlesOf('plinko', 100_000)));

const params = plinko.Params.parse(titleParams('donut-dash'));
const bet = { stake: 100, board: '8-medium', balls: 1 } as const;

test('a ball lands where its falls to the right count', () => {
  expect(playOn(plinko.begin(params, bet), [0, 0, 0, 0, 0, 0, 0, 0]).payout).toBe(1300);
  expect(playOn(plinko.begin(params, bet), [1, 1, 1, 1, 1, 1, 1, 1]).payout).toBe(1300);
  expect(playOn(plinko.begin(params, bet), [1, 0, 1, 0, 1, 0, 1, 0])).toMatchObject({
    payout: 30,
    state: { balls: [{ pocket: 4, multiplier: 30 }] },
  });
});

test('balls of one bet fall one after another, and their pays add up', () => {
  const two = { ...bet, stake: 200, balls: 2 };
  expect(plinko.stakeOf(params, two)).toBe(400);
  expect(playOn(plinko.begin(params, two), [...'0000000011100000'].map(Number)).payout).toBe(2600 + 112);
});

test.each(Object.keys(BOARDS) as BoardName[])('%s: pays mirror, and fall towards the middle', (board) => {
  const pockets = pocketsOf(board);
  expect(pockets.toReversed()).toEqual(pockets);
  const half: readonly number[] = BOARDS[board];
  expect(half.toSorted((a, b) => b - a)).toEqual(half);
});

test('the return of the small board is its sum by hand', () => {
  const hand = (2 * (1300 + 8 * 400 + 28 * 140 + 56 * 56) + 70 * 30) / 25_600;
  expect(toNumber(plinko.par(params).bets.find((each) => each.bet === '8-medium')!.rtp)).toBeCloseTo(hand, 9);
});

test('a seed gives the same path for good', () => {
  const paths = [1, 2, 3].map((seed) => playSeed(plinko.begin(params, bet), seed).state.balls[0]!.path.join(''));
  expect(paths).toMatchInlineSnapshot(`
    [
      "01110001",
      "10101001",
      "11110011",
    ]
  `);
});

test.each([
  ['a board of another title', { ...bet, board: '16-high' }, 'BET_NOT_OFFERED'],
  ['more balls than the title allows', { ...bet, balls: 10 }, 'BET_NOT_OFFERED'],
  ['a stake that is no multiple of 100', { ...bet, stake: 110 }, 'STAKE_NOT_OFFERED'],
] as const)('%s is refused', (_, wrong, code) => {
  expect(() => plinko.stakeOf(params, wrong)).toThrow(code);
});

test('a board that does not exist, and one named twice, are refused', () => {
  expect(plinko.Params.safeParse({ boards: ['9-low'], balls: 1 }).success).toBe(false);
  const twice = plinko.Params.safeParse({ boards: ['8-low', '8-low'], balls: 1 });
  expect(twice.error?.issues[0]?.message).toBe('boards: one is named twice');
});

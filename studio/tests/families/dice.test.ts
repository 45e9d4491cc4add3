import { describe, expect, test } from 'vitest';
import { dice } from '../../families/dice/index.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

/** The titles have 200 bet types, alike but for their number of winning cases. The invariants take every tenth. */
const someBets: typeof dice = {
  ...dice,
  examples: (params) => Object.fromEntries(Object.entries(dice.examples(params)).filter(isTenth)),
  par: (params) => ({ bets: dice.par(params).bets.filter(isTenth) }),
};
function isTenth(_: unknown, index: number): boolean {
  return index % 10 === 0;
}

describe('the invariants', () => testFamilyInvariants(someBets, titlesOf('dice', 100_000)));

test.each(titlesOf('dice', 0))('$name: an example and a return for every bet type', ({ params: given }) => {
  const params = dice.Params.parse(given);
  const { bets } = dice.par(params);
  expect(Object.keys(dice.examples(params))).toEqual(bets.map(({ bet }) => bet));
  for (const { rtp } of bets) expect(Math.abs(toNumber(rtp) - 0.98)).toBeLessThan(0.0201);
});

const house = dice.Params.parse(titleParams('house-dice'));
const street = dice.Params.parse(titleParams('street-dice'));
const balance = dice.Params.parse(titleParams('balance-dice'));
const gecko = dice.Params.parse(titleParams('gecko-six'));
const returnOf = (params: typeof house, key: string): number =>
  toNumber(dice.par(params).bets.find(({ bet }) => bet === key)!.rtp);

describe('what a throw pays', () => {
  test('a total under the target wins 0.99 by its chance', () => {
    const bet = { stake: 500, kind: 'under', target: 51 } as const;
    expect(playOn(dice.begin(house, bet), [49])).toEqual({
      state: { bet, dice: [50], total: 50, won: true, multiplier: 198, payout: 990 },
      payout: 990,
    });
    expect(playOn(dice.begin(house, bet), [50]).payout).toBe(0);
  });

  test('the target itself wins neither under nor over', () => {
    expect(playOn(dice.begin(house, { stake: 100, kind: 'over', target: 50 }), [49]).payout).toBe(0);
    expect(playOn(dice.begin(house, { stake: 100, kind: 'over', target: 50 }), [50]).payout).toBe(198);
  });

  test('two dice add up: seven comes in 6 of 36 cases', () => {
    const seven = { stake: 100, kind: 'exactly', target: 7 } as const;
    expect(playOn(dice.begin(street, seven), [2, 3]).payout).toBe(591);
    expect(playOn(dice.begin(street, seven), [2, 2]).payout).toBe(0);
    expect(returnOf(street, '6-in-36')).toBeCloseTo(591 / 600, 9);
  });

  test('a band wins inside or outside, its ends included inside', () => {
    const inside = { stake: 100, kind: 'inside', from: 9, to: 13 } as const;
    const outside = { ...inside, kind: 'outside' } as const;
    expect(playOn(dice.begin(balance, inside), [3, 4]).state.won).toBe(true);
    expect(playOn(dice.begin(balance, outside), [3, 4]).state.won).toBe(false);
    expect(playOn(dice.begin(balance, outside), [3, 3]).state.won).toBe(true);
  });

  test('chosen faces share one multiplier', () => {
    const bet = { stake: 100, kind: 'faces', faces: [1, 6] } as const;
    expect(playOn(dice.begin(gecko, { ...bet, faces: [1, 6] }), [5]).payout).toBe(294);
    expect(playOn(dice.begin(gecko, { ...bet, faces: [1, 6] }), [4]).payout).toBe(0);
  });

  test('a seed gives the same throw for good', () => {
    const throws = [1, 2, 3].map((seed) =>
      playSeed(dice.begin(street, { stake: 100, kind: 'under', target: 7 }), seed),
    );
    expect(throws.map(({ state }) => state.dice)).toMatchInlineSnapshot(`
      [
        [
          3,
          6,
        ],
        [
          6,
          3,
        ],
        [
          2,
          6,
        ],
      ]
    `);
  });
});

describe('what is offered', () => {
  test('the return of an even chance is exactly 99 %', () => {
    expect(returnOf(house, '50-in-100')).toBe(0.99);
    expect(dice.par(house).bets).toHaveLength(94);
  });

  test.each([
    ['a target out of range', { stake: 100, kind: 'under', target: 101 }],
    ['a bet that always wins', { stake: 100, kind: 'over', target: 1 }],
    ['a bet that never wins', { stake: 100, kind: 'under', target: 1 }],
    ['a kind of another title', { stake: 100, kind: 'exactly', target: 50 }],
  ] as const)('%s is refused', (_, bet) => {
    expect(() => dice.stakeOf(house, bet)).toThrow('BET_NOT_OFFERED');
  });

  test('a band from high to low, a face twice, and no face are refused', () => {
    const refused = (params: typeof house, bet: Parameters<typeof dice.stakeOf>[1]) =>
      expect(() => dice.stakeOf(params, bet)).toThrow('BET_NOT_OFFERED');
    refused(balance, { stake: 100, kind: 'inside', from: 12, to: 9 });
    refused(gecko, { stake: 100, kind: 'faces', faces: [3, 3] });
    refused(gecko, { stake: 100, kind: 'faces', faces: [] });
    refused(gecko, { stake: 100, kind: 'faces', faces: [1, 2, 3, 4, 5, 6] });
  });

  test('a stake that two decimals do not divide is refused', () => {
    expect(() => dice.stakeOf(house, { stake: 150, kind: 'under', target: 51 })).toThrow('STAKE_NOT_OFFERED');
  });

  test('there are no moves', () => {
    const { state } = playOn(dice.begin(house, { stake: 100, kind: 'under', target: 51 }), [0]);
    expect(() => dice.move(house, state, {} as never)).toThrow('MOVE_NOT_ALLOWED');
  });
});

describe('parameters', () => {
  const good = { dice: 1, faces: 100, edge: 100, kinds: ['under'], min: 2, max: 95 };
  const reason = (params: unknown) => dice.Params.safeParse(params).error?.issues[0]?.message;

  test.each([
    [{ ...good, max: 99 }, 'most: the bet 99-in-100 pays no more than the stake'],
    [{ ...good, min: 96, max: 95 }, 'least, most: no bet is offered between them'],
    [{ ...good, edge: 5000, min: 25, max: 25 }, undefined],
    [{ ...good, edge: 5000, min: 30, max: 30 }, 'bet "30-in-100": its return of 49.80 % lies outside 50 to 99.9 %'],
    [{ ...good, kinds: ['faces'] }, 'kinds: "faces" needs one die of at most 12 faces'],
  ])('%j: %s', (params, message) => {
    expect(reason(params)).toBe(message);
  });
});

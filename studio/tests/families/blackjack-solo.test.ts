import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../families/blackjack-solo/enumerate.ts';
import { figures } from '../../families/blackjack-solo/figures.ts';
import { blackjackSolo } from '../../families/blackjack-solo/index.ts';
import type { State } from '../../families/blackjack-solo/rules.ts';
import { basicMove } from '../../families/blackjack-solo/strategy.ts';
import type { MoveName } from '../../families/blackjack-solo/shape.ts';
import { cardsOf } from '../../families/shared/cards.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { simulate } from '../../families/shared/simulate.ts';
import { seededWords } from '../support/seeded-words.ts';
import * as endless from './support/endless-blackjack.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { isProving } from './support/proofs.ts';
import { titlesOf } from './support/titles-of.ts';

// A band of 0.5 % would need 850,000 rounds: the return is proven by the enumeration below.
describe('the invariants', () => testFamilyInvariants(blackjackSolo, titlesOf('blackjack-solo', 200_000)));

const params = { rules: 'eight-decks-s17' } as const;
const [sheet] = blackjackSolo.par(params).bets;

/** Deals these cards in the order in which they are drawn, after those of the state. */
function casesOf(names: string, state?: State): number[] {
  const seen = state ? [...state.dealer, ...state.hands.flatMap(({ cards }) => cards)] : [];
  return cardsOf(names).map((card) => {
    const place = card * 8 - seen.filter((each) => each < card).length;
    seen.push(card);
    return place;
  });
}
/** Player, dealer, player, dealer. */
const deal = (names: string) => playOn(blackjackSolo.begin(params, { stake: 100 }), casesOf(names));
const go = (state: State, move: MoveName, names = '') =>
  playOn(blackjackSolo.move(params, state, { move }), names ? casesOf(names, state) : []);

describe('the figures of basic strategy', () => {
  test.runIf(isProving('blackjack-solo'))(
    'they are those of an enumeration of all cards',
    () => {
      expect(figures).toEqual({ 'eight-decks-s17': figuresOf() });
    },
    120_000,
  );

  test('the edge is 0.46 % within 0.03: 0.43 % as published, and 0.03 % for a single split', () => {
    expect(Math.abs(1 - toNumber(sheet!.rtp) - 0.0046)).toBeLessThan(0.0003);
    expect(toNumber(sheet!.rtpOfAllStakes!)).toBeGreaterThan(toNumber(sheet!.rtp));
  });

  test.runIf(isProving('blackjack-solo'))('chances, stakes and deviation agree with a simulation', () => {
    const measured = simulate(blackjackSolo, params, { stake: 100 }, 200_000, seededWords(21));
    expect(Math.abs(measured.hitRate - toNumber(sheet!.hitRate))).toBeLessThan(0.005);
    expect(Math.abs(measured.deviation - sheet!.deviation)).toBeLessThan(0.01);
    expect(Math.abs(measured.meanOfAllStakes - toNumber(sheet!.rtpOfAllStakes!))).toBeLessThan(0.01);
  });

  const hands: number[][] = [];
  for (let a = 1; a <= 10; a += 1) for (let b = a; b <= 10; b += 1) if (a + b !== 11 || a !== 1) hands.push([a, b]);
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 1])(
    'against a %d, no other move is better by 1 % of a stake with endless decks',
    (up) => {
      for (const hand of hands) {
        const values = new Map<MoveName, number>([
          ['stand', endless.stand(hand, up)],
          ['hit', endless.hit(hand, up)],
          ['double', endless.double(hand, up)],
        ]);
        if (hand[0] === hand[1]) values.set('split', endless.split(hand, up));
        const move = basicMove(hand, up, { double: true, split: true });
        expect([hand, move, values.get(move)! > Math.max(...values.values()) - 0.01]).toEqual([hand, move, true]);
      }
    },
  );
});

describe('the round', () => {
  test('a blackjack pays 3 to 2 at once, and ends level with another', () => {
    expect(deal('As 9c Kd 8h')).toMatchObject({ payout: 250, state: { over: true, dealer: cardsOf('9c 8h') } });
    expect(deal('As Ac Kd Th').payout).toBe(100);
  });

  test("the dealer's blackjack ends the round before the player moves", () => {
    expect(deal('9s Ac 2d Th')).toMatchObject({ payout: 0, state: { over: true } });
  });

  test('the hole card is hidden until the round is over', () => {
    const { state } = deal('9s 6c 2d Th');
    expect(blackjackSolo.view(params, state)).toMatchObject({
      dealer: cardsOf('6c'),
      points: { dealer: 6, hands: [11] },
      moves: ['hit', 'stand', 'double'],
    });
    expect(JSON.stringify(blackjackSolo.view(params, state))).not.toContain(String(cardsOf('Th')[0]));
  });

  test('[WAL-02] a hand that ties is no turnover', () => {
    expect(blackjackSolo.notAtRisk!(params, deal('As Ac Kd Th').state)).toBe(100);
    const { state } = deal('9s 6c 9d Ah');
    expect(blackjackSolo.notAtRisk!(params, go(state, 'stand').state)).toBe(0);
  });

  test('the dealer stands on a soft 17', () => {
    const { state } = deal('9s 6c 9d Ah');
    expect(go(state, 'stand')).toMatchObject({ payout: 200, state: { dealer: cardsOf('6c Ah') } });
  });

  test('over 21 the hand is lost, and the dealer does not draw', () => {
    const { state } = deal('9s 6c 7d 6h');
    expect(go(state, 'hit', 'Kc')).toMatchObject({ payout: 0, state: { dealer: cardsOf('6c 6h'), pays: [0] } });
  });

  test('a double takes a second stake and one card', () => {
    const { state } = deal('9s 6c 2d Th');
    expect(blackjackSolo.costOf(params, state, { move: 'double' })).toBe(100);
    expect(go(state, 'double', 'Tc Kc')).toMatchObject({ payout: 400, state: { dealer: cardsOf('6c Th Kc') } });
  });

  test('a split makes two hands, each of which may be doubled', () => {
    const { state } = deal('8s 6c 8d Th');
    expect(blackjackSolo.costOf(params, state, { move: 'split' })).toBe(100);
    const split = go(state, 'split', '3c Ks');
    expect(split.state.hands.map(({ cards }) => cards)).toEqual([cardsOf('8s 3c'), cardsOf('8d Ks')]);
    expect(blackjackSolo.costOf(params, split.state, { move: 'double' })).toBe(100);
    const doubled = go(split.state, 'double', 'Tc');
    expect(doubled).toMatchObject({ payout: null, state: { active: 1 } });
    expect(() => blackjackSolo.costOf(params, doubled.state, { move: 'split' })).toThrow('MOVE_NOT_ALLOWED');
    expect(go(doubled.state, 'stand', '3d')).toMatchObject({ payout: 400, state: { pays: [400, 0] } });
  });

  test('split aces get one card each, and 21 with a ten is no blackjack', () => {
    const { state } = deal('As 6c Ad Th');
    expect(go(state, 'split', 'Kc 5s 4c')).toMatchObject({
      payout: 200,
      state: { dealer: cardsOf('6c Th 4c'), pays: [200, 0] },
    });
  });

  test('a seed gives the same cards for good', () => {
    const { state } = playSeed(blackjackSolo.begin(params, { stake: 100 }), 1);
    expect({ player: state.hands[0]!.cards, dealer: state.dealer }).toMatchInlineSnapshot(`
      {
        "dealer": [
          0,
          32,
        ],
        "player": [
          43,
          39,
        ],
      }
    `);
  });
});

describe('bad input', () => {
  test('an odd stake is refused: half of it is not whole', () => {
    expect(() => blackjackSolo.stakeOf(params, { stake: 101 })).toThrow('STAKE_NOT_OFFERED');
  });

  test('a split of different cards, a double of three cards and a move after the end are refused', () => {
    const { state } = deal('9s 6c 2d Th');
    expect(() => blackjackSolo.costOf(params, state, { move: 'split' })).toThrow('MOVE_NOT_ALLOWED');
    const three = go(state, 'hit', '2c');
    expect(() => blackjackSolo.costOf(params, three.state, { move: 'double' })).toThrow('MOVE_NOT_ALLOWED');
    const over = go(three.state, 'stand', 'Kc');
    expect(() => go(over.state, 'hit')).toThrow('MOVE_NOT_ALLOWED');
  });

  test('rules without figures are refused', () => {
    expect(blackjackSolo.Params.safeParse({ rules: 'one-deck' }).error?.issues[0]?.path).toEqual(['rules']);
  });
});

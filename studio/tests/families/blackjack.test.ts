import { describe, expect, it, test } from 'vitest';
import { figuresOf } from '../../families/blackjack-solo/enumerate.ts';
import { figures as soloFigures } from '../../families/blackjack-solo/figures.ts';
import { totalOf } from '../../families/blackjack-solo/total.ts';
import { figures } from '../../families/blackjack/figures.ts';
import { blackjack } from '../../families/blackjack/index.ts';
import type { State } from '../../families/blackjack/rules.ts';
import type { Bet, MoveName } from '../../families/blackjack/shape.ts';
import { bestMove, houseMove } from '../../families/blackjack/strategy.ts';
import { cardsOf } from '../../families/shared/cards.ts';
import { playNow } from '../../families/shared/draw.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { simulate } from '../../families/shared/simulate.ts';
import { seededWords } from '../support/seeded-words.ts';
import * as endless from './support/endless-blackjack.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { isProving } from './support/proofs.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

// A band of 0.5 % would need 850,000 rounds: the return is proven by the enumeration below.
describe('the invariants', () => testFamilyInvariants(blackjack, titlesOf('blackjack', 100_000)));
await testTableInvariants(blackjack);

const params = { rules: 'eight-decks-s17-no-split' } as const;
const [hand, behind] = blackjack.par(params).bets;
const shared = blackjack.shared!;
const choice = shared.choice!;
const HIT = { move: 'hit' } as const;

/** Cards as cases of their draws, in the order of the draws. */
function casesOf(names: string): number[] {
  const seen: number[] = [];
  return cardsOf(names).map((card) => {
    const place = card * 8 - seen.filter((each) => each < card).length;
    seen.push(card);
    return place;
  });
}
/** Player, dealer, player, dealer; the common hand to 21 or more; the dealer's draws. */
const deal = (names: string, bet: Bet = { hand: 100 }) => playOn(blackjack.begin(params, bet), casesOf(names));
const go = (state: State, ...moves: MoveName[]) => {
  let step = { state, payout: null as number | null };
  for (const move of moves) step = playOn(blackjack.move(params, step.state, { move }), []);
  return step;
};

describe('the figures', () => {
  test.runIf(isProving('blackjack'))(
    'they are those of an enumeration of all cards',
    () => {
      expect(figures).toEqual({
        'eight-decks-s17-no-split': {
          hand: figuresOf({ double: true, split: false }),
          behind: figuresOf({ double: false, split: false }),
        },
      });
    },
    240_000,
  );

  test('splits are worth 0.4 to 0.7 % of the stake, and doubles 1 to 2 % more', () => {
    const solo = Object.values(soloFigures['eight-decks-s17'].components).reduce((sum, part) => sum + part, 0) / 1e12;
    const withoutSplits = solo - toNumber(hand!.rtp);
    expect(withoutSplits).toBeGreaterThan(0.004);
    expect(withoutSplits).toBeLessThan(0.007);
    const withoutDoubles = toNumber(hand!.rtp) - toNumber(behind!.rtp);
    expect(withoutDoubles).toBeGreaterThan(0.01);
    expect(withoutDoubles).toBeLessThan(0.02);
  });

  test('a blackjack has the share of the return that counting gives: 3 to 2, and a tie with the dealer’s', () => {
    const natural = (aces: number, tens: number, cards: number) => (2 * aces * tens) / (cards * (cards - 1));
    const [own, both] = [natural(32, 128, 416), natural(32, 128, 416) * natural(31, 127, 414)];
    const expected = (own - both) * 2.5 + both;
    for (const { components } of [hand!, behind!]) expect(toNumber(components['blackjack']!)).toBeCloseTo(expected, 8);
    expect(toNumber(behind!.maxWin.probability)).toBeCloseTo(own - both, 8);
  });

  test.runIf(isProving('blackjack')).each(['hand', 'behind'] as const)(
    'chances, stakes and deviation, %s: they agree with a simulation',
    (key) => {
      const sheet = key === 'hand' ? hand! : behind!;
      const measured = simulate(blackjack, params, { [key]: 100 }, 100_000, seededWords(21));
      expect(Math.abs(measured.hitRate - toNumber(sheet.hitRate))).toBeLessThan(0.007);
      expect(Math.abs(measured.deviation - sheet.deviation)).toBeLessThan(0.015);
      const { rtpOfAllStakes = sheet.rtp } = sheet;
      expect(Math.abs(measured.meanOfAllStakes - toNumber(rtpOfAllStakes))).toBeLessThan(0.014);
    },
  );
});

describe('the strategies', () => {
  const VALUES = 'A23456789T';
  /** Clubs of these values. */
  const clubs = (values: readonly number[]) => cardsOf(values.map((value) => `${VALUES[value - 1]}c`).join(' '));
  const hands: number[][] = [];
  for (let a = 1; a <= 10; a += 1)
    for (let b = a; b <= 10; b += 1) {
      if (a !== 1 || b !== 10) hands.push([a, b]);
      for (let c = b; c <= 10; c += 1) if (totalOf([a, b, c]).points < 21) hands.push([a, b, c]);
    }

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 1])(
    'against a %d, no other move is better by 1 % of a stake with endless decks',
    (up) => {
      for (const values of hands) {
        const worth = { stand: endless.stand(values, up), hit: endless.hit(values, up) };
        const best = { ...worth, ...(values.length === 2 && { double: endless.double(values, up) }) };
        const [own, house] = [bestMove, houseMove].map((of) => of(clubs(values), clubs([up])[0]!).move);
        expect([values, own, best[own as 'hit'] > Math.max(...Object.values(best)) - 0.01]).toEqual([
          values,
          own,
          true,
        ]);
        const isGood = worth[house as 'hit'] > Math.max(...Object.values(worth)) - 0.01;
        expect([values, house, isGood]).toEqual([values, house, true]);
      }
    },
  );

  it('of a person who knows only what is dealt is that of the rules', () => {
    const { state } = deal('9s 6c 2d Th Kc 4d');
    expect(choice.steps!.bestOf(params, choice.dealt(params, state))).toEqual(blackjack.best(params, state));
    expect(blackjack.best(params, state)).toEqual({ move: 'double' });
    expect(choice.steps!.house.move(params, state)).toEqual(HIT);
  });
});

describe('the round', () => {
  it('a blackjack pays hand and bet behind 3 to 2 at once, and ends level with another', () => {
    const both = { hand: 100, behind: 200 };
    expect(deal('As 9c Kd 8h', both)).toMatchObject({
      payout: 750,
      state: { over: true, pays: { hand: 250, behind: 500 } },
    });
    expect(deal('As Ac Kd Th', both)).toMatchObject({ payout: 300 });
  });

  it('the dealer’s blackjack ends the round before players decide', () => {
    expect(deal('9s Ac 2d Th')).toMatchObject({ payout: 0, state: { over: true, dealer: cardsOf('Ac Th') } });
  });

  it('all cards are drawn with the bet, so that no move draws: a hand is as long as its player wants', () => {
    // 5, then 8, 15, 25; the dealer shows a six and has 16, then 20.
    const { state } = deal('3s 6c 2d Th 3c 7d Kh 4s');
    expect(go(state, 'stand')).toMatchObject({ payout: 0, state: { player: cardsOf('3s 2d') } });
    expect(go(state, 'hit', 'hit', 'stand')).toMatchObject({ payout: 0, state: { player: cardsOf('3s 2d 3c 7d') } });
    expect(go(state, 'hit', 'hit', 'hit')).toMatchObject({
      payout: 0,
      state: { over: true, dealer: cardsOf('6c Th 4s') },
    });
  });

  it('a double takes a second stake, and the same next card', () => {
    // 11, then 21; the dealer has 16 and gets 19.
    const { state } = deal('9s 6c 2d Th Kc 3d');
    expect(blackjack.costOf(params, state, { move: 'double' })).toBe(100);
    expect(go(state, 'double')).toMatchObject({ payout: 400, state: { pays: { hand: 200, double: 200 } } });
    expect(go(state, 'hit')).toMatchObject({ payout: 200, state: { over: true, player: cardsOf('9s 2d Kc') } });
  });

  it('a bet behind is decided by the house alone, whatever the player does', () => {
    // 12 against a seven: the house hits to 19 and wins against 17.
    const { state } = deal('Ts 7c 2d Th 7d 9h', { hand: 100, behind: 300 });
    expect(state).toMatchObject({ over: false });
    expect(go(state, 'stand')).toMatchObject({ payout: 600, state: { pays: { hand: 0, behind: 600 } } });
    expect(go(state, 'hit', 'stand')).toMatchObject({ payout: 800 });
    expect(go(state, 'hit', 'hit')).toMatchObject({ payout: 600, state: { behind: cardsOf('Ts 2d 7d') } });
  });

  it('a bet behind alone has no move', () => {
    const { payout, state } = deal('Ts 7c 2d Th 7d 9h', { behind: 300 });
    expect(payout).toBe(600);
    expect(() => blackjack.costOf(params, state, HIT)).toThrow('MOVE_NOT_ALLOWED');
  });

  it('[WAL-02] hands that tie are no turnover', () => {
    // 18 on both sides.
    const { state } = deal('9s 8c 9d Th 5c', { hand: 100, behind: 200 });
    expect(blackjack.notAtRisk!(params, go(state, 'stand').state)).toBe(300);
    expect(blackjack.notAtRisk!(params, go(state, 'hit').state)).toBe(200);
    expect(blackjack.notAtRisk!(params, deal('As Ac Kd Th').state)).toBe(100);
  });

  it('[secrecy] shows no hole card, no next card and no bet behind before it is over', () => {
    const { state } = deal('Ts 7c 2d Th 7d 9h', { hand: 100, behind: 300 });
    expect(blackjack.view(params, state)).toEqual({
      ...{ bet: { hand: 100, behind: 300 }, player: cardsOf('Ts 2d'), dealer: cardsOf('7c'), behind: [] },
      ...{ doubled: false, pays: { hand: 0, double: 0, behind: 0 }, over: false },
    });
    expect(blackjack.view(params, go(state, 'stand').state)).toMatchObject({
      ...{ dealer: cardsOf('7c Th'), behind: cardsOf('Ts 2d 7d'), over: true },
    });
    expect(choice.dealt(params, state)).toEqual({ player: cardsOf('Ts 2d'), dealer: cardsOf('7c') });
  });

  it('draws the same cards for every bet and every move', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const of = (bet: Bet) => playNow(blackjack.begin(params, bet), seededWords(seed)).state;
      const [watched, own] = [of(shared.watch), of({ hand: 500, behind: 200 })];
      expect([own.player, own.next, own.dealer]).toEqual([watched.player, watched.next, watched.dealer]);
    }
  });

  it('a seed gives the same cards for good', () => {
    const { state } = playSeed(blackjack.begin(params, { hand: 100 }), 1);
    expect([state.player, state.next, state.dealer]).toMatchInlineSnapshot(`
      [
        [
          43,
          39,
        ],
        [
          3,
        ],
        [
          0,
          32,
          32,
        ],
      ]
    `);
  });
});

describe('bad input', () => {
  it('no stake, odd stakes, and stakes that are no amounts are refused', () => {
    expect(() => blackjack.stakeOf(params, {})).toThrow('BET_NOT_OFFERED');
    for (const bet of [{ hand: 101 }, { hand: 100, behind: 51 }])
      expect(() => blackjack.stakeOf(params, bet)).toThrow('STAKE_NOT_OFFERED');
    for (const bet of [{ hand: 0 }, { hand: -2 }, { behind: 1.5 }, { hand: 100, split: 100 }])
      expect(blackjack.Bet.safeParse(bet).success).toBe(false);
    expect(blackjack.Move.safeParse({ move: 'split' }).success).toBe(false);
  });

  it('a double of three cards and a move after the end are refused', () => {
    const { state } = deal('3s 6c 2d Th 3c 7d Kh 4s');
    const three = go(state, 'hit');
    expect(() => blackjack.costOf(params, three.state, { move: 'double' })).toThrow('MOVE_NOT_ALLOWED');
    expect(() => go(go(three.state, 'stand').state, 'hit')).toThrow('MOVE_NOT_ALLOWED');
  });

  it('rules without figures are refused', () => {
    expect(blackjack.Params.safeParse({ rules: 'eight-decks-s17' }).error?.issues[0]?.path).toEqual(['rules']);
  });
});

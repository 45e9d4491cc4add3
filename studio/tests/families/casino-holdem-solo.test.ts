import { describe, expect, test } from 'vitest';
import { best } from '../../families/casino-holdem-solo/best.ts';
import { callsOf, LEVEL, LOST, NETS, RESULTS, resultAt } from '../../families/casino-holdem-solo/enumerate.ts';
import { figures } from '../../families/casino-holdem-solo/figures.ts';
import { casinoHoldemSolo } from '../../families/casino-holdem-solo/index.ts';
import { ANTE, placeOf, QUALIFIES } from '../../families/casino-holdem-solo/pays.ts';
import { countAces } from '../../families/casino-holdem-solo/solve.ts';
import { cardsOf } from '../../families/shared/cards.ts';
import { handValue } from '../../families/shared/poker.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { alikeBySuits, sets } from '../../families/shared/sets.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { isProving } from './support/proofs.ts';
import { titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(casinoHoldemSolo, titlesOf('casino-holdem-solo', 100_000)));

const params = { aces: true };
const [ante, aces] = casinoHoldemSolo.par(params).bets;

describe('the figures', () => {
  test('the edge of the best decision of every single hand is 2.16 % of the ante, as published', () => {
    expect((1 - toNumber(ante!.rtp) - figures.lost / 1e9).toFixed(4)).toBe('0.0216');
  });

  test('the strategy returns at most 0.03 % less; its edge is 0.83 % of all stakes', () => {
    expect(figures.lost / 1e9).toBeGreaterThan(0);
    expect(figures.lost / 1e9).toBeLessThan(0.0003);
    expect((1 - toNumber(ante!.rtpOfAllStakes!)).toFixed(4)).toBe('0.0083');
  });

  test.runIf(isProving('casino-holdem-solo'))(
    'the edge of the side bet is 6.26 %, from all hands of five cards',
    () => {
      expect(figures.aces).toEqual(countAces());
      expect((1 - toNumber(aces!.rtp)).toFixed(4)).toBe('0.0626');
    },
  );

  test('every deal ends in some way', () => {
    const ends = figures.called.reduce((sum, ways) => sum + ways, figures.folded * 1081 * 990);
    expect(ends).toBe(22_100 * 1176 * 1081 * 990);
  });

  test('the flops up to a change of suits stand for all 22,100', () => {
    let [flops, all] = [0, 0];
    for (const flop of sets(3, 52)) {
      flops += Number(alikeBySuits(flop) > 0);
      all += alikeBySuits(flop);
    }
    expect([flops, all]).toEqual([1755, 22_100]);
  });

  test.runIf(isProving('casino-holdem-solo'))(
    'the ways of a flop are those of playing one hand against every turn, river and dealer',
    () => {
      const [flop, player] = [cardsOf('2c 7d Kh'), cardsOf('5s 5h')];
      const ways = Array.from({ length: RESULTS }, () => 0);
      const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => ![...flop, ...player].includes(card));
      for (const places of sets(2, rest.length)) {
        const board = [...flop, rest[places[0]!]!, rest[places[1]!]!];
        const own = handValue([...player, ...board]);
        const left = rest.filter((card) => !board.includes(card));
        for (let a = 0; a < left.length; a += 1) {
          for (let b = a + 1; b < left.length; b += 1) {
            const dealer = handValue([left[a]!, left[b]!, ...board]);
            if (dealer < QUALIFIES) ways[resultAt(placeOf(own), false)]! += 1;
            else if (own > dealer) ways[resultAt(placeOf(own), true)]! += 1;
            else ways[own === dealer ? LEVEL : LOST]! += 1;
          }
        }
      }
      const at = (Math.max(...player) + 52 * Math.min(...player)) * RESULTS;
      expect([...callsOf(flop).subarray(at, at + RESULTS)]).toEqual(ways);
    },
    60_000,
  );

  test('a call that is lost costs three antes; one that is won gains two and what the ante pays', () => {
    expect([NETS[LOST], NETS[LEVEL]]).toEqual([-3, 0]);
    expect(ANTE.map((_, place) => NETS[resultAt(place, true)])).toEqual([102, 22, 12, 5, 4, 3]);
    expect(ANTE.map((_, place) => NETS[resultAt(place, false)])).toEqual([100, 20, 10, 3, 2, 1]);
  });
});

/** Cards in the order of the draws, as places among those that are left. */
function casesOf(names: string, before = ''): number[] {
  const seen = before ? cardsOf(before) : [];
  return cardsOf(names).map((card) => {
    const place = card - seen.filter((each) => each < card).length;
    seen.push(card);
    return place;
  });
}
const deal = (names: string, bet = { ante: 100 } as { ante?: number; aces?: number }) =>
  playOn(casinoHoldemSolo.begin(params, bet), casesOf(names));
/** The player's cards and the flop, then turn, river and the dealer's cards. */
const call = (first: string, then: string) =>
  playOn(casinoHoldemSolo.move(params, deal(first).state, { move: 'call' }), casesOf(then, first));

describe('the round', () => {
  test('a call takes two antes; a fold loses the ante and draws nothing', () => {
    const { state } = deal('2s 7h Kc Qd 9c');
    expect(casinoHoldemSolo.costOf(params, state, { move: 'call' })).toBe(200);
    expect(playOn(casinoHoldemSolo.move(params, state, { move: 'fold' }), [])).toMatchObject({
      payout: 0,
      state: { over: true, dealer: [], pays: { ante: 0, call: 0, aces: 0 } },
    });
  });

  test('the better hand wins ante and call', () => {
    expect(call('As Ah Kc Qd 9c', '2s 3h Kd 4d')).toMatchObject({
      payout: 600,
      state: { pays: { ante: 200, call: 400 } },
    });
    expect(call('As 9h Kc Qd 9c', '2s 3h Kd 4d')).toMatchObject({ payout: 0 });
  });

  test('a dealer without a pair of fours does not qualify: the ante is paid, the call is returned', () => {
    expect(call('2s 7h Kc Qd 9c', '8s 3h 3d 4d')).toMatchObject({
      payout: 400,
      state: { pays: { ante: 200, call: 200 } },
    });
    expect(call('2s 7h Kc Qd 9c', '8s 3h 4s 4d')).toMatchObject({ payout: 0 });
  });

  test('[WAL-02] a returned call and a tie are no turnover', () => {
    const notAtRisk = (...cards: [string, string]) => casinoHoldemSolo.notAtRisk!(params, call(...cards).state);
    expect(notAtRisk('2s 7h Kc Qd 9c', '8s 3h 3d 4d')).toBe(200);
    expect(notAtRisk('2s 3h Kc Qd 9c', 'Kh Kd 2c 3c')).toBe(300);
    expect(notAtRisk('As Ah Kc Qd 9c', '2s 3h Kd 4d')).toBe(0);
  });

  test('a flush pays the ante 2 to 1', () => {
    expect(call('Ac 2c Kc Qc 9d', '3c 3h Kd 4d')).toMatchObject({
      payout: 700,
      state: { pays: { ante: 300, call: 400 } },
    });
  });

  test('equal hands return ante and call', () => {
    expect(call('2s 3h Kc Kd Ah', 'As 9h 4s 5d')).toMatchObject({ payout: 300 });
  });

  test('the side bet pays a pair of aces in the first five cards, 7 to 1, and a flush 20 to 1', () => {
    expect(deal('As 7h Ac Qd 9c', { aces: 100 })).toMatchObject({ payout: 800, state: { over: true } });
    expect(deal('As 7s 2s Qs 9s', { aces: 100 }).payout).toBe(2100);
    expect(deal('Ks 7h Kc Qd 9c', { aces: 100 }).payout).toBe(0);
    const both = deal('As 7h Ac Qd 9c', { ante: 100, aces: 200 });
    expect(both.payout).toBeNull();
    expect(playOn(casinoHoldemSolo.move(params, both.state, { move: 'fold' }), []).payout).toBe(1600);
  });

  test('a seed gives the same cards for good', () => {
    expect(playSeed(casinoHoldemSolo.begin(params, { ante: 100 }), 1).state).toMatchInlineSnapshot(`
      {
        "bet": {
          "ante": 100,
        },
        "board": [
          21,
          46,
          18,
        ],
        "dealer": [],
        "move": null,
        "over": false,
        "pays": {
          "aces": 0,
          "ante": 0,
          "call": 0,
        },
        "player": [
          38,
          51,
        ],
      }
    `);
  });
});

test.each([
  ['2s 2h', 'Kc Qd 9c', 'call'],
  ['As 3h', 'Kc Qd 9c', 'call'],
  ['3s 2h', 'Kc Qd 9c', 'fold'],
  ['3c 2c', 'Kc Qd 9c', 'call'],
  ['8s 7h', '9c Td 2c', 'call'],
])('the strategy with %s and a flop of %s: %s', (player, board, move) => {
  expect(best(params, { player: cardsOf(player), board: cardsOf(board) })).toEqual({ move });
});

describe('bad input', () => {
  test('no stake, and the side bet where it is not offered', () => {
    expect(() => casinoHoldemSolo.stakeOf(params, {})).toThrow('BET_NOT_OFFERED');
    expect(() => casinoHoldemSolo.stakeOf({ aces: false }, { ante: 100, aces: 100 })).toThrow('BET_NOT_OFFERED');
    expect(casinoHoldemSolo.Bet.safeParse({ ante: -100 }).success).toBe(false);
  });

  test('a second move', () => {
    const { state } = call('As Ah Kc Qd 9c', '2s 3h Kd 4d');
    expect(() => casinoHoldemSolo.costOf(params, state, { move: 'call' })).toThrow('MOVE_NOT_ALLOWED');
  });
});

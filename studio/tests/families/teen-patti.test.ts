import { describe, expect, it } from 'vitest';
import type { TableState } from '../../../contract/live-tables.ts';
import { cardsOf } from '../../families/shared/cards.ts';
import { playNow } from '../../families/shared/draw.ts';
import { evaluateHand, KINDS } from '../../families/teen-patti/hand.ts';
import { teenPatti } from '../../families/teen-patti/index.ts';
import { openOf, stateOf } from '../../families/teen-patti/open.ts';
import { actsOf, inHand, payoutOf, potOf, viewOf, type State } from '../../families/teen-patti/rules.ts';
import type { Act, Move } from '../../families/teen-patti/shape.ts';
import { profile } from '../../../tests/chaos/support/profile.ts';
import { seededWords } from '../support/seeded-words.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { titlesOf } from './support/titles-of.ts';
import fc from '../../../tests/support/fast-check.ts';

const params = teenPatti.Params.parse({ boots: 40, rake: 500 });
const STAKE = 400;

const begin = (places: number[], seed = 1, of = params): State => {
  const { state } = playNow(teenPatti.begin(of, { place: places[0]!, stake: STAKE }), seededWords(seed));
  return make(state, { act: 'deal', dealer: places[0]!, places }, of);
};
const make = (state: State, move: Move, of = params): State => playNow(teenPatti.move(of, state, move), () => 0).state;
/** The player whose turn it is does this. */
const then = (state: State, act: Act): State => make(state, { act, place: state.turn! });

describe('the ranks of three cards', () => {
  it('are as frequent as in the table of all 22,100 hands', () => {
    const counts: Record<string, number> = {};
    for (let a = 0; a < 52; a += 1)
      for (let b = a + 1; b < 52; b += 1)
        for (let c = b + 1; c < 52; c += 1) {
          const { kind } = evaluateHand([a, b, c]);
          counts[kind] = (counts[kind] ?? 0) + 1;
        }
    expect(counts).toEqual({ trail: 52, pure: 48, sequence: 720, colour: 1_096, pair: 3_744, high: 16_440 });
  });

  it('rise from high card to trail; A-K-Q is the highest sequence, A-2-3 the second, K-Q-J the third', () => {
    const rising = [
      '2c 3d 5h',
      'Ac Kd Jh',
      '2c 2d 3h',
      'Ac Ad Kh',
      '2c 3c 5c',
      '2c 3d 4h',
      'Kc Qd Jh',
      'Ac 2d 3h',
      'Ac Kd Qh',
      '2c 3c 4c',
      'Ac Kc Qc',
      '2c 2d 2h',
      'Ac Ad Ah',
    ];
    const strengths = rising.map((hand) => evaluateHand(cardsOf(hand)).strength);
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect(new Set(strengths).size).toBe(rising.length);
    expect(KINDS.at(-1)).toBe('trail');
  });
});

describe('a hand', () => {
  it('begins with one boot of each, and the player after the dealer', () => {
    const state = begin([0, 2, 4]);
    expect([state.turn, potOf(params, state).pot]).toEqual([2, 30]);
    expect(viewOf(params, state).cards).toEqual([null, null, null, null, null]);
  });

  it('has a seen player bet twice what a blind one bets, and a raise twice that', () => {
    let state = then(begin([0, 1, 2]), 'raise');
    expect([state.unit, state.seats[1]!.bet, state.turn]).toEqual([2, 3, 2]);
    state = then(then(state, 'see'), 'bet');
    expect([state.unit, state.seats[2]!.bet, state.turn]).toEqual([2, 5, 0]);
    state = then(then(state, 'see'), 'raise');
    expect([state.unit, state.seats[0]!.bet]).toEqual([4, 9]);
  });

  it('shows a player the own cards once looked at, and nobody those of another before a show', () => {
    const seen = then(begin([0, 1]), 'see');
    expect(viewOf(params, { ...seen, own: 1 }).cards[1]).toEqual(seen.cards[1]);
    expect(viewOf(params, seen).cards).toEqual([null, null, null, null, null]);
    const packed = then(seen, 'pack');
    expect(packed.end).toEqual({ by: 'packed', shown: [], winners: [0] });
    expect(viewOf(params, { ...packed, own: 1 }).cards[0]).toBeNull();
  });

  it('lets two players show; a seen one cannot have a blind one show, and who asked loses equal hands', () => {
    const state = then(begin([0, 1]), 'see');
    expect(actsOf(params, state)).not.toContain('show');
    const both = then(then(state, 'bet'), 'see');
    const cards = [cardsOf('Ac Kd Jh'), cardsOf('As Kh Jd'), [], [], []];
    const shown = then({ ...both, cards }, 'show');
    expect(shown.end).toEqual({ by: 'show', shown: [0, 1], winners: [1] });
  });

  it('ends in a show of all when the next player cannot bet within the limit; equal hands share the pot', () => {
    let state = begin([0, 1]);
    while (!state.end) state = make(state, teenPatti.best(params, state));
    expect([state.end.by, state.seats.map((seat) => seat?.bet)]).toEqual([
      'limit',
      [40, 40, undefined, undefined, undefined],
    ]);
    const tie = { ...state, end: { ...state.end, winners: [0, 1] } };
    expect([payoutOf(params, tie, 0), payoutOf(params, tie, 1)]).toEqual([380, 380]);
  });

  it('is won by the lowest cards where the title says so', () => {
    const low = teenPatti.Params.parse({ boots: 40, rake: 500, lowest: true });
    const both = then(then(then(begin([0, 1]), 'see'), 'bet'), 'see');
    const cards = [cardsOf('2c 3d 5h'), cardsOf('As Ah Ad'), [], [], []];
    expect(make({ ...both, cards }, { act: 'show', place: both.turn! }, low).end!.winners).toEqual([0]);
  });

  it.each<[string, Move]>([
    ['out of turn', { act: 'bet', place: 0 }],
    ['a second deal', { act: 'deal', dealer: 0, places: [0, 1] }],
    ['a show among three', { act: 'show', place: 1 }],
  ])('refuses %s', (_, move) => {
    expect(() => make(begin([0, 1, 2]), move)).toThrow('MOVE_NOT_ALLOWED');
  });

  it('pays out all stakes but the rake, whatever is played, and no bet exceeds the limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 2 }),
        fc.infiniteStream(fc.nat()),
        fc.boolean(),
        (seed, seats, choices, programs) => {
          const places = seats.toSorted((a, b) => a - b);
          let state = begin(places, seed);
          while (!state.end) {
            const acts = actsOf(params, state);
            const act = acts[(choices.next().value as number) % acts.length]!;
            state = programs ? make(state, teenPatti.hands!.simulated(params, state)) : then(state, act);
            expect(Math.max(...state.seats.map((seat) => seat?.bet ?? 0))).toBeLessThanOrEqual(params.boots);
          }
          const paid = places.reduce((sum, place) => sum + payoutOf(params, state, place), 0);
          expect(paid + potOf(params, state).rake).toBe(places.length * STAKE);
          expect(inHand(state).length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('is known to a player at the table from what is told, without the cards of others', () => {
    const state = then(begin([0, 1, 3]), 'see');
    const hand = { number: 1, phase: 'playing', commitment: '', seed: null, moves: 2 } as const;
    const published: TableState = {
      ...{ family: 'teen-patti', demo: false, stake: STAKE, seats: [], nextAtMs: null },
      hand: { ...hand, turn: { place: 1, untilMs: 1 }, shown: openOf(params, state) },
    };
    const known = (place: number, cards: number[] | null) => stateOf(params, published, { place, cards });
    const own = state.cards[1]!;
    expect(known(1, own)).toEqual({ ...state, own: 1, cards: [[], own, [], [], []] });
    expect(known(0, null)).toEqual({ ...state, cards: [[], [], [], [], []] });
    // The cards that the player looked at are told a moment later.
    expect(known(1, null)).toBeNull();
    expect(stateOf(params, { ...published, hand: null }, { place: 1, cards: null })).toBeNull();
    expect(teenPatti.hands!.simulated(params, known(1, own)!)).toEqual(teenPatti.hands!.simulated(params, state));
  });

  it('is played by simulated players without the cards that they may not see', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      let state = begin([0, 1, 3], seed);
      while (!state.end) {
        const { turn, seats } = state;
        const others = begin([0, 1, 3], seed + 1_000).cards;
        const cards = state.cards.map((own, place) => (place === turn && seats[place]!.seen ? own : others[place]!));
        const move = teenPatti.hands!.simulated(params, state);
        expect(teenPatti.hands!.simulated(params, { ...state, cards })).toEqual(move);
        state = make(state, move);
      }
    }
  });
});

/** A hand has dozens of moves. The bench plays as many hands as the return's band needs. */
const ROUNDS = profile.volume({ long: 100_000, short: 20_000 });
describe('the invariants of teen patti', () => testFamilyInvariants(teenPatti, titlesOf('teen-patti', ROUNDS)));

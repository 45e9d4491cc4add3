import { describe, expect, test } from 'vitest';
import { hiLo } from '../../families/hi-lo/index.ts';
import { cardsOf } from '../../families/shared/cards.ts';
import { playOut } from '../../families/shared/simulate.ts';
import { toNumber } from '../../families/shared/rational.ts';
import type { State } from '../../families/hi-lo/rules.ts';
import { seededWords } from '../support/seeded-words.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { isProving } from './support/proofs.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

describe('the invariants', () => testFamilyInvariants(hiLo, titlesOf('hi-lo', 40_000)));

const params = hiLo.Params.parse(titleParams('higher-hearts'));
const shrinking = hiLo.Params.parse(titleParams('pirate-deck'));
const begin = (card: string, title = params) => playOn(hiLo.begin(title, { stake: 200 }), cardsOf(card));
const offers = (state: State, title = params) =>
  (hiLo.view(title, state) as { offers: { guess: string; wins: number; multiplier: number }[] }).offers;

describe('what guesses pay', () => {
  test('0.98 by the chance, rounded down: on an eight, 28 of 52 cards are higher or the same', () => {
    expect(offers(begin('8c').state).map(({ guess, wins, multiplier }) => [guess, wins, multiplier])).toEqual([
      ['higher-or-same', 28, 182],
      ['lower-or-same', 28, 182],
      ['higher', 24, 212],
      ['lower', 24, 212],
      ['same', 4, 1274],
    ]);
  });

  test('on a two, nothing is lower, and "higher or same" is certain: neither is offered', () => {
    expect(offers(begin('2h').state).map(({ guess }) => guess)).toEqual(['lower-or-same', 'higher', 'same']);
    expect(offers(begin('Ah').state).map(({ guess }) => guess)).toEqual(['higher-or-same', 'lower', 'same']);
  });

  test('the edge is taken once: two guesses of 1 in 2 pay 0.98 by the chance of both', () => {
    const first = playOn(hiLo.move(params, begin('8c').state, { guess: 'higher' }), cardsOf('9c'));
    expect(first).toMatchObject({ payout: null, state: { multiplier: 212, won: [{ wins: 24, from: 52 }] } });
    const second = playOn(hiLo.move(params, first.state, { guess: 'lower' }), cardsOf('2c'));
    expect(second.state.multiplier).toBe(Math.floor((98 * 52 * 52) / (24 * 28)));
    expect(playOn(hiLo.move(params, second.state, { cashOut: true }), [])).toMatchObject({ payout: 788 });
  });

  test('a wrong guess ends the round with nothing; the same card is not higher', () => {
    const { state } = begin('8c');
    expect(playOn(hiLo.move(params, state, { guess: 'higher' }), cardsOf('8d'))).toMatchObject({ payout: 0 });
    expect(playOn(hiLo.move(params, state, { guess: 'higher-or-same' }), cardsOf('8d')).payout).toBeNull();
  });

  test('a skip changes the card and nothing else', () => {
    const { state } = begin('8c');
    const skipped = playOn(hiLo.move(params, state, { skip: true }), cardsOf('Ad'));
    expect(skipped).toMatchObject({ payout: null, state: { cards: cardsOf('8c Ad'), multiplier: 0, won: [] } });
  });

  test('with a shrinking deck, cards that were seen are gone', () => {
    const { state } = begin('2c', shrinking);
    expect(offers(state, shrinking)).toMatchObject([
      { guess: 'higher', wins: 48, from: 51 },
      { guess: 'red', wins: 26, from: 51 },
      { guess: 'black', wins: 25, from: 51 },
    ]);
    // The first card that is left after the two of clubs is the two of diamonds.
    expect(playOn(hiLo.move(shrinking, state, { guess: 'red' }), [0]).state.cards).toEqual(cardsOf('2c 2d'));
  });

  test.runIf(isProving('hi-lo')).each(['higher-hearts', 'pirate-deck'])(
    '%s: whatever the plan, the return lies in the stated range',
    (id) => {
      const title = hiLo.Params.parse(titleParams(id));
      const { range } = hiLo.par(title).bets[0]!;
      const boldest = (state: State) => {
        const open = offers(state, title).filter(({ multiplier }) => multiplier < 1000);
        if (open.length === 0) return { cashOut: true as const };
        return { guess: open.reduce((a, b) => (b.wins < a.wins ? b : a)).guess } as never;
      };
      const bold = {
        ...hiLo,
        best: (_: unknown, state: State) => (state.multiplier < 500 ? boldest(state) : { cashOut: true as const }),
      };
      const nextWord = seededWords(3);
      const rounds = 40_000;
      let [sum, square] = [0, 0];
      for (let round = 0; round < rounds; round += 1) {
        const back = playOut(bold as never, title, { stake: 100 }, nextWord).payout / 100;
        sum += back;
        square += back * back;
      }
      const band = (4 * Math.sqrt(square / rounds - (sum / rounds) ** 2)) / Math.sqrt(rounds);
      expect(sum / rounds).toBeGreaterThan(toNumber(range!.min) - band);
      expect(sum / rounds).toBeLessThan(toNumber(range!.max) + band);
    },
  );

  test('a seed gives the same cards for good', () => {
    let step = playSeed(hiLo.begin(params, { stake: 100 }), 4);
    step = playSeed(hiLo.move(params, step.state, hiLo.best(params, step.state)), 5);
    expect(step.state.cards).toMatchInlineSnapshot(`
      [
        4,
        14,
      ]
    `);
  });
});

describe('bad input', () => {
  test('guesses that are not offered, a skip too many and stopping before a guess are refused', () => {
    const { state } = begin('2h');
    for (const wrong of [{ guess: 'lower' }, { guess: 'red' }, { cashOut: true }] as const) {
      expect(() => hiLo.costOf(params, state, wrong)).toThrow('MOVE_NOT_ALLOWED');
    }
    let step = begin('8c', shrinking);
    for (let skip = 0; skip < 3; skip += 1) step = playOn(hiLo.move(shrinking, step.state, { skip: true }), [0]);
    expect(() => hiLo.costOf(shrinking, step.state, { skip: true })).toThrow('MOVE_NOT_ALLOWED');
  });

  test('nothing can be done after the end', () => {
    const { state } = playOn(hiLo.move(params, begin('8c').state, { guess: 'higher' }), cardsOf('2c'));
    expect(() => hiLo.costOf(params, state, { guess: 'higher' })).toThrow('MOVE_NOT_ALLOWED');
  });

  test.each([
    [{ guesses: ['higher', 'lower', 'higher'] }, 'guesses: one is named twice'],
    [
      { guesses: ['higher', 'same'], ceiling: 2 },
      'guesses: a first card leaves no guess that wins anything under the ceiling',
    ],
  ])('%j is refused', (wrong, message) => {
    expect(hiLo.Params.safeParse({ ...params, ...wrong }).error?.issues[0]?.message).toBe(message);
  });

  test('a stake that is no multiple of 100 is refused', () => {
    expect(() => hiLo.stakeOf(params, { stake: 150 })).toThrow('STAKE_NOT_OFFERED');
  });
});

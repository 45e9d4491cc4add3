import { describe, expect, test } from 'vitest';
import { cardsOf, drawCard, drawCards, EIGHT_DECKS, nameOf, ONE_DECK } from '../../../families/shared/cards.ts';
import * as poker from '../../../families/shared/poker.ts';
import { playOn, playSeed } from '../support/play.ts';
import { isProving } from '../support/proofs.ts';

describe('cards', () => {
  test('names and integers of all 53 cards agree', () => {
    const all = Array.from({ length: 53 }, (_, card) => card);
    const names = all.map(nameOf);
    expect([names[0], names[3], names[51], names[52]]).toEqual(['2c', '2s', 'As', 'Jo']);
    expect(cardsOf(names.join(' '))).toEqual(all);
  });

  test('a deck holds each card once, whatever was drawn', () => {
    expect(playSeed(drawCards(52, [], ONE_DECK), 5).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 52 }, (_, card) => card),
    );
  });

  test('eight decks hold each card eight times', () => {
    const drawn = playSeed(drawCards(416, [], EIGHT_DECKS), 9);
    for (let card = 0; card < 52; card += 1) expect(drawn.filter((each) => each === card)).toHaveLength(8);
  });

  test('the place that is drawn counts the cards that are left in rising order', () => {
    const dealt = [3, 0, 1];
    const left = Array.from({ length: 49 }, (_, place) => playOn(drawCard(dealt, ONE_DECK), [place]));
    expect(left).toEqual([2, ...Array.from({ length: 48 }, (_, index) => index + 4)]);
    expect([0, 5, 6, 13, 14].map((place) => playOn(drawCard([0, 0], EIGHT_DECKS), [place]))).toEqual([0, 0, 1, 1, 2]);
  });
});

describe('poker hands', () => {
  test('the hands in rising order, by name, rank and kickers', () => {
    const hands = [
      '7c 5d 4h 3s 2c',
      'Ac Kd Qh Js 9c',
      '2c 2d 3h 4s 5c',
      '2c 2d Ah 4s 5c',
      'Ac Ad 3h 4s 5c',
      '3c 3d 2h 2s Ac',
      'Ac Ad 2h 2s 3c',
      '2c 2d 2h 4s 5c',
      'Ac 2d 3h 4s 5c',
      '2c 3d 4h 5s 6c',
      'Tc Jd Qh Ks Ac',
      '7c 5c 4c 3c 2c',
      'Ac Qc 4c 3c 2c',
      '2c 2d 2h As Ac',
      'Ac Ad Ah 2s 2c',
      '2c 2d 2h 2s 3c',
      'Ac Ad Ah As 3c',
      'Ac 2c 3c 4c 5c',
      'Tc Jc Qc Kc Ac',
    ].map((hand) => poker.handValue(cardsOf(hand)));
    expect(hands.toSorted((a, b) => a - b)).toEqual(hands);
    expect(new Set(hands).size).toBe(hands.length);
    expect(hands.map(poker.isRoyal).lastIndexOf(false)).toBe(hands.length - 2);
  });

  test('the best five of seven count', () => {
    const value = (hand: string) => poker.handValue(cardsOf(hand));
    expect(value('Ac Ad Kh Ks Qc Qd 2h')).toBe(value('Ac Ad Kh Ks Qc'));
    expect(value('Ac Ad Ah Ks Kc Kd 2h')).toBe(value('Ac Ad Ah Ks Kc'));
    expect(value('Ac Kc 9c 7c 4c 3c 2h')).toBe(value('Ac Kc 9c 7c 4c'));
    expect(value('Ac 2d 3h 4s 5c 6d Kh')).toBe(value('2d 3h 4s 5c 6d'));
    expect(poker.mainRankOf(value('Ac Ad 9h 9s 4c 3d 2h'))).toBe(12);
  });

  test.runIf(isProving('casino-holdem-solo'))(
    'all 2,598,960 hands of five cards: as many of each as the textbook says',
    () => {
      const counts = Array.from({ length: 9 }, () => 0);
      for (let a = 0; a < 52; a += 1)
        for (let b = a + 1; b < 52; b += 1)
          for (let c = b + 1; c < 52; c += 1)
            for (let d = c + 1; d < 52; d += 1)
              for (let e = d + 1; e < 52; e += 1) counts[poker.kindOf(poker.handValue([a, b, c, d, e]))]! += 1;
      expect(counts).toEqual([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5108, 3744, 624, 40]);
    },
  );
});

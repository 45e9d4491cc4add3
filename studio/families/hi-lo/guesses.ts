import { ONE_DECK, rankOf, suitOf } from '../shared/cards.ts';
import { hundredths } from '../shared/multiplier.ts';
import { ratio, times, type Rational } from '../shared/rational.ts';
import type { Guess, Params } from './shape.ts';

/** A guess that is offered, the cards that win it among those that can come, and what stopping pays after it. */
export interface Offer {
  guess: Guess;
  wins: number;
  from: number;
  multiplier: number;
}

/** A guess that was right: its chance was `wins` of `from`. */
export type Won = Pick<Offer, 'wins' | 'from'>;

/** What decides the next guesses: the cards of the round, the last one face up, and the guesses that were right. */
export interface Course {
  cards: readonly number[];
  won: readonly Won[];
  multiplier: number;
}

const isRed = (card: number): boolean => suitOf(card) === 1 || suitOf(card) === 2;

export function isRight(guess: Guess, shown: number, next: number): boolean {
  const step = rankOf(next) - rankOf(shown);
  switch (guess) {
    case 'higher':
      return step > 0;
    case 'lower':
      return step < 0;
    case 'higher-or-same':
      return step >= 0;
    case 'lower-or-same':
      return step <= 0;
    case 'same':
      return step === 0;
    case 'red':
      return isRed(next);
    case 'black':
      return !isRed(next);
  }
}

/** The cards that cannot come. */
export const goneOf = ({ deck }: Params, cards: readonly number[]): readonly number[] => (deck === 'full' ? [] : cards);

/**
 * Returns the guesses that are open: those that can be right and wrong, and that raise what stopping pays. The edge is taken
 * once from the chance of the whole round.
 */
export function offersOf(params: Params, { cards, won, multiplier: before }: Course): Offer[] {
  const gone = goneOf(params, cards);
  const left = Array.from({ length: ONE_DECK.faces }, (_, card) => card).filter((card) => !gone.includes(card));
  const chance = chanceOf(won);
  return params.guesses.flatMap((guess) => {
    const wins = left.filter((card) => isRight(guess, cards.at(-1)!, card)).length;
    if (wins === 0 || wins === left.length) return [];
    const multiplier = hundredths(times(chance, ratio(wins, left.length)), params.edge);
    return multiplier > Math.max(before, 100) && multiplier <= params.ceiling * 100
      ? [{ guess, wins, from: left.length, multiplier }]
      : [];
  });
}

const chanceOf = (won: readonly Won[]): Rational =>
  won.reduce((chance, { wins, from }) => times(chance, ratio(wins, from)), ratio(1));

/** The likeliest guess, the first of equal ones. */
export const safest = (offers: readonly Offer[]): Offer =>
  offers.reduce((best, each) => (each.wins > best.wins ? each : best));

import { BadBet, type Step } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
import { paid, wholeStake } from '../shared/multiplier.ts';
import { pickDistinct } from '../shared/pick.ts';
import type { Bet, Params } from './shape.ts';
import { FREE, isComplete, type PatternName } from './patterns.ts';

/*
 * Bingo with 75 balls. A card has five columns of five numbers, 1–15, 16–30, 31–45, 46–60 and 61–75, and a free cell in
 * the middle. A stated number of balls is drawn, and each card wins by the patterns that they complete on it.
 * Draws: card by card, column by column from the left and top down, each number among those that are left of its 15
 * (`pickDistinct`); then the balls among those that are left of 75.
 */

export interface State {
  stake: number;
  balls: number[];
  cards: Card[];
  payout: number;
}

interface Card {
  /** 25 numbers, row by row; 0 is the free cell. */
  numbers: number[];
  /** The patterns that the card wins. */
  won: PatternName[];
  payout: number;
}

const SIDE = 5;
const COLUMN = 15;

export function stakeOf(params: Params, { stake, cards }: Bet): number {
  if (cards > params.cards) throw new BadBet('BET_NOT_OFFERED');
  return wholeStake(stake) * cards;
}

/** Returns the patterns that a card with these marks wins. */
export function wonBy({ patterns, wins }: Params, marked: number): Params['patterns'] {
  const complete = patterns.filter(({ name }) => isComplete(name, marked));
  if (wins === 'each' || complete.length < 2) return complete;
  return [complete.reduce((best, pattern) => (pattern.pays > best.pays ? pattern : best))];
}

export function* begin(params: Params, bet: Bet): Rule<Step<State>> {
  const drawn: number[][] = [];
  while (drawn.length < bet.cards) drawn.push(yield* drawCard());
  const balls = (yield* pickDistinct(params.balls, SIDE * COLUMN)).map((index) => index + 1);
  const cards = drawn.map((numbers): Card => {
    const won = wonBy(params, marksOf(numbers, new Set(balls)));
    const pays = won.reduce((sum, pattern) => sum + pattern.pays, 0);
    return { numbers, won: won.map(({ name }) => name), payout: paid(bet.stake, pays) };
  });
  const payout = cards.reduce((sum, card) => sum + card.payout, 0);
  return { state: { stake: bet.stake, balls, cards, payout }, payout };
}

function* drawCard(): Rule<number[]> {
  const numbers = Array.from<number>({ length: SIDE * SIDE }).fill(0);
  for (let column = 0; column < SIDE; column += 1) {
    const cells = Array.from({ length: SIDE }, (_, row) => row * SIDE + column).filter((cell) => cell !== FREE);
    const picked = yield* pickDistinct(cells.length, COLUMN);
    cells.forEach((cell, index) => (numbers[cell] = column * COLUMN + 1 + picked[index]!));
  }
  return numbers;
}

function marksOf(numbers: readonly number[], balls: ReadonlySet<number>): number {
  return numbers.reduce((mask, number, cell) => (balls.has(number) ? mask | (1 << cell) : mask), 0);
}

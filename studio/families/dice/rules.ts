import type { Step } from '../family.ts';
import { BadBet } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
import { hundredths, paid, wholeStake } from '../shared/multiplier.ts';
import { perParams } from '../shared/per-params.ts';
import { ratio } from '../shared/rational.ts';
import type { Bet, Params } from './shape.ts';

/*
 * Dice are thrown once, and the bet wins by their total.
 * Draws: the dice from the first to the last, each among its faces; case 0 is face 1.
 */

export interface State {
  bet: Bet;
  dice: number[];
  total: number;
  won: boolean;
  /** In hundredths. */
  multiplier: number;
  payout: number;
}

type Guess = Bet extends infer Each ? (Each extends Bet ? Omit<Each, 'stake'> : never) : never;

/** Returns in how many cases each total comes: `ways[total]`. */
export const waysOf = perParams(({ dice, faces }: Params): number[] => {
  let ways = [1];
  for (let die = 0; die < dice; die += 1) {
    const next = Array.from<number>({ length: ways.length + faces }).fill(0);
    ways.forEach((count, total) => {
      for (let face = 1; face <= faces; face += 1) next[total + face]! += count;
    });
    ways = next;
  }
  return ways;
});

export function wins(guess: Guess, total: number): boolean {
  switch (guess.kind) {
    case 'under':
      return total < guess.target;
    case 'over':
      return total > guess.target;
    case 'exactly':
      return total === guess.target;
    case 'inside':
      return total >= guess.from && total <= guess.to;
    case 'outside':
      return total < guess.from || total > guess.to;
    case 'faces':
      return guess.faces.includes(total);
    case 'odd':
      return total % 2 === 1;
    case 'even':
      return total % 2 === 0;
  }
}

/** Returns in how many cases a bet wins, or 0 if the title does not offer it. */
export function casesOf(params: Params, guess: Guess): number {
  if (!params.kinds.includes(guess.kind) || !namesTotals(params, guess)) return 0;
  const cases = waysOf(params).reduce((sum, ways, total) => sum + (wins(guess, total) ? ways : 0), 0);
  return cases >= params.min && cases <= params.max ? cases : 0;
}

/** Says whether the numbers of a bet are possible totals in rising order. */
function namesTotals({ dice, faces }: Params, guess: Guess): boolean {
  const named = 'target' in guess ? [guess.target] : 'from' in guess ? [guess.from, guess.to] : [];
  const numbers = guess.kind === 'faces' ? guess.faces : named;
  const rising = numbers.every((each, index) => index === 0 || each >= numbers[index - 1]!);
  const different = guess.kind !== 'faces' || new Set(numbers).size === numbers.length;
  return rising && different && numbers.every((each) => each >= dice && each <= dice * faces);
}

export const allCases = ({ dice, faces }: Params): number => faces ** dice;

/** Returns what winning in so many cases pays, in hundredths. */
export const multiplierOf = (params: Params, cases: number): number =>
  hundredths(ratio(cases, allCases(params)), params.edge);

export function stakeOf(params: Params, bet: Bet): number {
  if (casesOf(params, bet) === 0) throw new BadBet('BET_NOT_OFFERED');
  return wholeStake(bet.stake);
}

export function* begin(params: Params, bet: Bet): Rule<Step<State>> {
  const dice: number[] = [];
  for (let die = 0; die < params.dice; die += 1) dice.push(1 + (yield params.faces));
  const total = dice.reduce((sum, face) => sum + face);
  const won = wins(bet, total);
  const multiplier = multiplierOf(params, casesOf(params, bet));
  const payout = won ? paid(bet.stake, multiplier) : 0;
  return { state: { bet, dice, total, won, multiplier, payout }, payout };
}

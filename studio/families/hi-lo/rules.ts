import { BadMove, type Step } from '../family.ts';
import { drawCard, ONE_DECK } from '../shared/cards.ts';
import type { Rule } from '../shared/draw.ts';
import { paid, wholeStake } from '../shared/multiplier.ts';
import { goneOf, isRight, offersOf, safest, type Won } from './guesses.ts';
import type { Bet, Guess, Move, Params } from './shape.ts';

/*
 * A card is shown, and the player guesses how the next one compares with it. Each right guess raises what stopping pays, a
 * wrong one ends the round with nothing. Aces are high.
 * Draws (`drawCard`): with the bet, the first card among 52. With a guess or a skip, the next card: among 52 with a full
 * deck, else among the cards that were not seen.
 */

export interface State {
  stake: number;
  /** The cards in order, the last one face up. */
  cards: number[];
  /** What was done on each card but the last. */
  guesses: (Guess | 'skip')[];
  /** The chances of the guesses that were right. */
  won: Won[];
  /** What the round pays if it ends now, in hundredths. */
  multiplier: number;
  over: boolean;
}

export const stakeOf = (_: Params, { stake }: Bet): number => wholeStake(stake);

export function* begin(_: Params, { stake }: Bet): Rule<Step<State>> {
  const first = yield* drawCard([], ONE_DECK);
  return { state: { stake, cards: [first], guesses: [], won: [], multiplier: 0, over: false }, payout: null };
}

export function costOf(params: Params, state: State, next: Move): number {
  if (state.over) throw new BadMove();
  if ('cashOut' in next && state.won.length === 0) throw new BadMove();
  if ('skip' in next && !canSkip(params, state)) throw new BadMove();
  if ('guess' in next && !offersOf(params, state).some(({ guess }) => guess === next.guess)) throw new BadMove();
  return 0;
}

/** With a shrinking deck, a card that is skipped leaves the deck. A card must be left to guess. */
const canSkip = ({ skips, deck }: Params, { guesses, cards }: State): boolean =>
  guesses.filter((each) => each === 'skip').length < skips && (deck === 'full' || cards.length < ONE_DECK.faces / 2);

export function* move(params: Params, state: State, next: Move): Rule<Step<State>> {
  costOf(params, state, next);
  if ('cashOut' in next) return endWith(state, state.multiplier);
  const shown = state.cards.at(-1)!;
  const card = yield* drawCard(goneOf(params, state.cards), ONE_DECK);
  const guess = 'skip' in next ? 'skip' : next.guess;
  const after: State = { ...state, cards: [...state.cards, card], guesses: [...state.guesses, guess] };
  if (guess === 'skip') return { state: after, payout: null };
  if (!isRight(guess, shown, card)) return endWith(after, 0);
  const { wins, from, multiplier } = offersOf(params, state).find((offer) => offer.guess === guess)!;
  const risen: State = { ...after, won: [...state.won, { wins, from }], multiplier };
  return offersOf(params, risen).length === 0 ? endWith(risen, multiplier) : { state: risen, payout: null };
}

const endWith = (state: State, multiplier: number): Step<State> => ({
  state: { ...state, multiplier, over: true },
  payout: paid(state.stake, multiplier),
});

/** The likeliest guess, and then to stop: more guesses change the return only by the rounding of multipliers. */
export function best(params: Params, state: State): Move {
  return state.won.length > 0 ? { cashOut: true } : { guess: safest(offersOf(params, state)).guess };
}

/** What the player sees: everything that happened, and the guesses that are open. */
export const view = (params: Params, state: State): unknown => ({
  ...state,
  offers: state.over ? [] : offersOf(params, state),
  mayStop: !state.over && state.won.length > 0,
  maySkip: !state.over && canSkip(params, state),
});

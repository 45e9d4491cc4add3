import { BadMove, type Step } from '../family.ts';
import { drawCards, type Shoe } from '../shared/cards.ts';
import type { Rule } from '../shared/draw.ts';
import { handOf } from './hands.ts';
import { facesOf, modelOf, payOf, type Hand } from './models.ts';
import type { Bet, Move, Params } from './shape.ts';

/*
 * Five cards are dealt from one deck. The player holds any of them, the others are replaced once, and the hand pays by the
 * model's table.
 * Draws (`drawCards`): with the bet, the five cards from the left. With the move, a card for each one that is not held, from
 * the left, among the cards that are left of the deck.
 */

export interface State {
  stake: number;
  /** The cards that were dealt, and after the move those that they became. */
  dealt: number[];
  held: boolean[] | null;
  cards: number[];
  /** What the cards are now. */
  hand: Hand;
  over: boolean;
}

const shoeOf = ({ model }: Params): Shoe => ({ decks: 1, faces: facesOf(modelOf(model)) });

export const stakeOf = (_: Params, { stake }: Bet): number => stake;

export function* begin(params: Params, { stake }: Bet): Rule<Step<State>> {
  const dealt = yield* drawCards(5, [], shoeOf(params));
  const hand = handOf(modelOf(params.model), dealt);
  return { state: { stake, dealt, held: null, cards: dealt, hand, over: false }, payout: null };
}

export function costOf(_: Params, { over }: State): number {
  if (over) throw new BadMove();
  return 0;
}

export function* move(params: Params, state: State, { hold }: Move): Rule<Step<State>> {
  costOf(params, state);
  const { dealt, stake } = state;
  const drawn = yield* drawCards(hold.filter((held) => !held).length, dealt, shoeOf(params));
  const cards = dealt.map((card, place) => (hold[place] ? card : drawn.shift()!));
  const model = modelOf(params.model);
  const hand = handOf(model, cards);
  return { state: { ...state, held: hold, cards, hand, over: true }, payout: stake * payOf(model, hand) };
}

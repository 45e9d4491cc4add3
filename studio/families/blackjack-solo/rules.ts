import { BadBet, BadMove, type Step } from '../family.ts';
import { drawCard, drawCards, EIGHT_DECKS } from '../shared/cards.ts';
import type { Rule } from '../shared/draw.ts';
import type { Bet, Move, MoveName, Params } from './shape.ts';
import { basicMove } from './strategy.ts';
import { dealerDraws, isBlackjack, totalOf, valueOf } from './total.ts';

/*
 * Blackjack from eight decks that are shuffled before every round. A blackjack pays 3 to 2. The dealer looks for blackjack
 * before the player moves, and stands on every 17. Any two cards may be doubled. Two cards of one value may be split once;
 * split aces get one card each. There is no insurance.
 * Draws (`drawCard`, among the cards that are left of 416): with the bet, player, dealer's open card, player, dealer's hole
 * card. A hit or a double draws a card, a split draws one for the first hand and one for the second. When the player's last
 * hand stands, the dealer's cards follow, unless all hands are over 21.
 */

export interface Hand {
  cards: number[];
  stake: number;
  done: boolean;
}

export interface State {
  stake: number;
  /** The open card, the hole card, and the cards that the dealer draws. */
  dealer: number[];
  hands: Hand[];
  /** Which hand moves. */
  active: number;
  /** What each hand pays, once the round is over. */
  pays: number[];
  over: boolean;
}

const valuesOf = (cards: readonly number[]): number[] => cards.map(valueOf);
const pointsOf = (cards: readonly number[]): number => totalOf(valuesOf(cards)).points;

export function stakeOf(_: Params, { stake }: Bet): number {
  // Half of an odd amount, as a blackjack pays it, is not whole.
  if (stake % 2 === 1) throw new BadBet('STAKE_NOT_OFFERED');
  return stake;
}

export function* begin(_: Params, { stake }: Bet): Rule<Step<State>> {
  const [first, up, second, hole] = (yield* drawCards(4, [], EIGHT_DECKS)) as [number, number, number, number];
  const hand = { cards: [first, second], stake, done: false };
  const state = { stake, dealer: [up, hole], hands: [hand], active: 0, pays: [], over: false };
  const decided = isBlackjack(valuesOf(hand.cards)) || isBlackjack(valuesOf(state.dealer));
  return decided ? settle(state) : { state, payout: null };
}

/** The moves that are open. */
export function movesOf({ hands, active, over }: State): MoveName[] {
  if (over) return [];
  const { cards } = hands[active]!;
  const values = valuesOf(cards);
  if (cards.length > 2) return ['hit', 'stand'];
  const splits = hands.length === 1 && values[0] === values[1];
  return splits ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double'];
}

export function costOf(_: Params, state: State, { move: name }: Move): number {
  if (!movesOf(state).includes(name)) throw new BadMove();
  return name === 'double' || name === 'split' ? state.stake : 0;
}

export function* move(params: Params, state: State, next: Move): Rule<Step<State>> {
  costOf(params, state, next);
  const seen = [...state.dealer, ...state.hands.flatMap(({ cards }) => cards)];
  const hand = state.hands[state.active]!;
  if (next.move === 'split') {
    const drawn = yield* drawCards(2, seen, EIGHT_DECKS);
    const aces = valueOf(hand.cards[0]!) === 1;
    const hands = hand.cards.map((card, index) => handOf([card, drawn[index]!], state.stake, aces));
    return yield* goOn({ ...state, hands });
  }
  if (next.move === 'stand') return yield* goOn(withActive(state, { ...hand, done: true }));
  const cards = [...hand.cards, yield* drawCard(seen, EIGHT_DECKS)];
  const doubled = next.move === 'double';
  return yield* goOn(withActive(state, handOf(cards, doubled ? 2 * hand.stake : hand.stake, doubled)));
}

/** A hand of 21 or more points has no move left. */
const handOf = (cards: number[], stake: number, done: boolean): Hand => ({
  cards,
  stake,
  done: done || pointsOf(cards) >= 21,
});

const withActive = (state: State, hand: Hand): State => ({
  ...state,
  hands: state.hands.map((each, index) => (index === state.active ? hand : each)),
});

/** The next hand moves, or the dealer draws and the round ends. */
function* goOn(state: State): Rule<Step<State>> {
  const active = state.hands.findIndex(({ done }) => !done);
  if (active >= 0) return { state: { ...state, active }, payout: null };
  const dealer = [...state.dealer];
  const seen = state.hands.flatMap(({ cards }) => cards);
  const alive = state.hands.some(({ cards }) => pointsOf(cards) <= 21);
  while (alive && dealerDraws(valuesOf(dealer))) dealer.push(yield* drawCard([...dealer, ...seen], EIGHT_DECKS));
  return settle({ ...state, dealer });
}

function settle(state: State): Step<State> {
  const dealer = valuesOf(state.dealer);
  const pays = state.hands.map(({ cards, stake }) => {
    const values = valuesOf(cards);
    const natural = state.hands.length === 1 && isBlackjack(values);
    if (natural || isBlackjack(dealer)) return natural ? (isBlackjack(dealer) ? stake : (stake / 2) * 5) : 0;
    const [own, theirs] = [totalOf(values).points, totalOf(dealer).points];
    if (own > 21) return 0;
    return theirs > 21 || own > theirs ? 2 * stake : own === theirs ? stake : 0;
  });
  return { state: { ...state, pays, over: true }, payout: pays.reduce((sum, pay) => sum + pay, 0) };
}

/** The hands that tie with the dealer. */
export const notAtRisk = (_: Params, { hands, pays }: State): number =>
  hands.reduce((sum, { stake }, index) => (pays[index] === stake ? sum + stake : sum), 0);

export const leave = (): Move => ({ move: 'stand' });

export function best(_: Params, state: State): Move {
  const moves = movesOf(state);
  const may = { double: moves.includes('double'), split: moves.includes('split') };
  return { move: basicMove(valuesOf(state.hands[state.active]!.cards), valueOf(state.dealer[0]!), may) };
}

/** What the player sees: the hole card only once the round is over. */
export const view = (_: Params, state: State): unknown => ({
  ...state,
  dealer: state.over ? state.dealer : state.dealer.slice(0, 1),
  points: {
    dealer: pointsOf(state.over ? state.dealer : state.dealer.slice(0, 1)),
    hands: state.hands.map(({ cards }) => pointsOf(cards)),
  },
  moves: movesOf(state),
});

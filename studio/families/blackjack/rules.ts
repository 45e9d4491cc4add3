import { dealerDraws, isBlackjack, totalOf, valueOf } from '../blackjack-solo/total.ts';
import { BadBet, BadMove, type Step } from '../family.ts';
import { drawCard, drawCards, EIGHT_DECKS } from '../shared/cards.ts';
import type { Rule } from '../shared/draw.ts';
import type { Bet, Move, MoveName, Params } from './shape.ts';
import { bestMove, houseMove } from './strategy.ts';

/*
 * Blackjack from eight decks that are shuffled before every round, with one hand for all players of a table. A blackjack pays 3 to
 * 2. The dealer looks for blackjack before players decide, and stands on every 17. The first two cards may be doubled. There is no
 * split and no insurance. A bet behind is played by the strategy of the house, without a double.
 * Draws (`drawCard`, among the cards that are left of 416): all with the bet, so that they depend on nobody's move. Player,
 * dealer's open card, player, dealer's hole card. Unless one of them has blackjack: the cards of the common hand until it has 21
 * points or more, then the dealer's cards. A hit or a double takes the next card of the common hand.
 * Cards that nobody takes are left out of the game. As each next card of a shuffled shoe is any of those that nobody has seen, all
 * chances are those of cards dealt one after another.
 */

export interface State {
  bet: Bet;
  /** The player's hand, and the cards of the common hand after it. */
  player: number[];
  next: number[];
  /** The open card, the hole card, and the cards that the dealer draws. */
  dealer: number[];
  /** The hand of the bet behind; empty without one. */
  behind: number[];
  doubled: boolean;
  /** What each bet pays, its stake included, once the round is over. */
  pays: { hand: number; double: number; behind: number };
  over: boolean;
}

const valuesOf = (cards: readonly number[]): number[] => cards.map(valueOf);
export const pointsOf = (cards: readonly number[]): number => totalOf(valuesOf(cards)).points;
export const hasBlackjack = (cards: readonly number[]): boolean => isBlackjack(valuesOf(cards));

export function stakeOf(_: Params, { hand = 0, behind = 0 }: Bet): number {
  if (hand + behind === 0) throw new BadBet('BET_NOT_OFFERED');
  // Half of an odd amount, as a blackjack pays it, is not whole.
  if (hand % 2 === 1 || behind % 2 === 1) throw new BadBet('STAKE_NOT_OFFERED');
  return hand + behind;
}

export function* begin(_: Params, bet: Bet): Rule<Step<State>> {
  const [first, up, second, hole] = (yield* drawCards(4, [], EIGHT_DECKS)) as [number, number, number, number];
  const [player, dealer] = [
    [first, second],
    [up, hole],
  ];
  const isDecided = hasBlackjack(player) || hasBlackjack(dealer);
  const next: number[] = [];
  if (!isDecided) {
    while (pointsOf([...player, ...next]) < 21)
      next.push(yield* drawCard([...player, ...next, ...dealer], EIGHT_DECKS));
    while (dealerDraws(valuesOf(dealer))) dealer.push(yield* drawCard([...player, ...next, ...dealer], EIGHT_DECKS));
  }
  const behind = bet.behind === undefined ? [] : houseHand(player, next, up);
  const pays = { hand: 0, double: 0, behind: 0 };
  const state = { bet, player, next, dealer, behind, doubled: false, pays, over: false };
  return isDecided || bet.hand === undefined ? end(state) : { state, payout: null };
}

/** The common hand, as far as the strategy of the house draws to it. */
function houseHand(player: readonly number[], next: readonly number[], up: number): number[] {
  const cards = [...player];
  for (const card of next) {
    if (houseMove(cards, up).move !== 'hit') break;
    cards.push(card);
  }
  return cards;
}

/** The moves that are open. */
export function movesOf({ player, over }: Pick<State, 'player' | 'over'>): MoveName[] {
  if (over) return [];
  return player.length === 2 ? ['hit', 'stand', 'double'] : ['hit', 'stand'];
}

export function costOf(_: Params, state: State, { move: name }: Move): number {
  if (!movesOf(state).includes(name)) throw new BadMove();
  return name === 'double' ? state.bet.hand! : 0;
}

export function* move(params: Params, state: State, next: Move): Rule<Step<State>> {
  costOf(params, state, next);
  if (next.move === 'stand') return end(state);
  const [card, ...left] = state.next as [number, ...number[]];
  const after = { ...state, player: [...state.player, card], next: left, doubled: next.move === 'double' };
  return after.doubled || pointsOf(after.player) >= 21 ? end(after) : { state: after, payout: null };
}

function end(state: State): Step<State> {
  const { bet, player, dealer, behind, doubled } = state;
  const hand = payOf(bet.hand ?? 0, player, dealer);
  const pays = { hand, double: doubled ? hand : 0, behind: payOf(bet.behind ?? 0, behind, dealer) };
  return {
    state: { ...state, next: [], pays, over: true },
    payout: pays.hand + pays.double + pays.behind,
  };
}

function payOf(stake: number, cards: readonly number[], dealer: readonly number[]): number {
  if (stake === 0) return 0;
  if (hasBlackjack(cards)) return hasBlackjack(dealer) ? stake : (stake / 2) * 5;
  const [own, theirs] = [pointsOf(cards), pointsOf(dealer)];
  if (own > 21 || hasBlackjack(dealer)) return 0;
  return theirs > 21 || own > theirs ? 2 * stake : own === theirs ? stake : 0;
}

/** The bets that tie with the dealer. */
export function notAtRisk(_: Params, { bet: { hand = 0, behind = 0 }, doubled, pays }: State): number {
  const tied = pays.hand === hand ? (doubled ? 2 * hand : hand) : 0;
  return tied + (pays.behind === behind ? behind : 0);
}

export const leave = (): Move => ({ move: 'stand' });

export const best = (_: Params, { player, dealer }: State): Move => bestMove(player, dealer[0]!);

/** What the player sees: the hole card, the dealer's draws and the bet behind only once the round is over. */
export const view = (_: Params, { bet, player, dealer, behind, doubled, pays, over }: State): unknown => ({
  ...{ bet, player, doubled, pays, over },
  dealer: over ? dealer : dealer.slice(0, 1),
  behind: over ? behind : [],
});

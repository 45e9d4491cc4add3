import { BadBet, BadMove, type Step } from '../family.ts';
import { drawCards, ONE_DECK } from '../shared/cards.ts';
import type { Rule } from '../shared/draw.ts';
import { handValue } from '../shared/poker.ts';
import { ACES, ACES_UP, ANTE, placeOf, QUALIFIES } from './pays.ts';
import type { Bet, Move, Params } from './shape.ts';

/*
 * The player gets two cards and sees the flop, then folds the ante or calls with two antes. After the river the best five of
 * seven cards count. A dealer with less than a pair of fours does not qualify: the ante is paid and the call returned. The
 * side bet pays a pair of aces or better in the player's cards and the flop.
 * Draws (`drawCards`, one deck): with the bet, the player's two cards and the three of the flop. With a call, turn, river and
 * the dealer's two cards. A fold draws nothing.
 */

export interface State {
  bet: Bet;
  player: number[];
  board: number[];
  /** Empty until the player has called. */
  dealer: number[];
  move: Move['move'] | null;
  /** What each bet pays, its stake included. */
  pays: { ante: number; call: number; aces: number };
  over: boolean;
}

export function stakeOf({ aces: offered }: Params, { ante = 0, aces = 0 }: Bet): number {
  if (ante + aces === 0 || (aces > 0 && !offered)) throw new BadBet('BET_NOT_OFFERED');
  return ante + aces;
}

export function* begin(_: Params, bet: Bet): Rule<Step<State>> {
  const dealt = yield* drawCards(5, [], ONE_DECK);
  const pays = { ante: 0, call: 0, aces: acesPay(bet.aces ?? 0, dealt) };
  const state = { bet, player: dealt.slice(0, 2), board: dealt.slice(2), dealer: [], move: null, pays, over: false };
  return bet.ante === undefined ? end(state) : { state, payout: null };
}

function acesPay(stake: number, cards: readonly number[]): number {
  const value = handValue(cards);
  return value < ACES_UP ? 0 : stake * (1 + ACES[placeOf(value)]!);
}

export function costOf(_: Params, { bet, over }: State, { move: name }: Move): number {
  if (over) throw new BadMove();
  return name === 'call' ? 2 * bet.ante! : 0;
}

export function* move(params: Params, state: State, next: Move): Rule<Step<State>> {
  costOf(params, state, next);
  if (next.move === 'fold') return end({ ...state, move: 'fold' });
  const drawn = yield* drawCards(4, [...state.player, ...state.board], ONE_DECK);
  const board = [...state.board, ...drawn.slice(0, 2)];
  const dealer = drawn.slice(2);
  const { ante, call } = callPays(state.bet.ante!, [...state.player, ...board], [...dealer, ...board]);
  return end({ ...state, board, dealer, move: 'call', pays: { ...state.pays, ante, call } });
}

function callPays(ante: number, player: readonly number[], dealer: readonly number[]): { ante: number; call: number } {
  const [own, theirs] = [handValue(player), handValue(dealer)];
  const won = ante * (1 + ANTE[placeOf(own)]!);
  if (theirs < QUALIFIES) return { ante: won, call: 2 * ante };
  if (own > theirs) return { ante: won, call: 4 * ante };
  return own === theirs ? { ante, call: 2 * ante } : { ante: 0, call: 0 };
}

const end = (state: State): Step<State> => ({
  state: { ...state, over: true },
  payout: state.pays.ante + state.pays.call + state.pays.aces,
});

/** Ante and call of a tie, and the call that a dealer who does not qualify returns. */
export function notAtRisk(_: Params, { bet: { ante = 0 }, pays }: State): number {
  return (pays.ante === ante ? ante : 0) + (pays.call === 2 * ante ? 2 * ante : 0);
}

export const leave = (): Move => ({ move: 'fold' });

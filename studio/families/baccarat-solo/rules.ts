import { BadBet, type Step } from '../family.ts';
import { drawCard, drawCards, EIGHT_DECKS, rankOf } from '../shared/cards.ts';
import type { Rule } from '../shared/draw.ts';
import { paid, wholeStake } from '../shared/multiplier.ts';
import { bankerDraws, playerDraws, pointsOf, type Coup } from './coup.ts';
import { payOf, type Pairs } from './pays.ts';
import { PLACES, type Bet, type Params, type Place } from './shape.ts';

/*
 * Punto banco from eight decks that are shuffled before every round.
 * Draws (`drawCard`, among the cards that are left of 416): player, bank, player, bank; then the player's third card and the
 * bank's, where the rules ask for them.
 */

export interface State {
  chips: Bet['chips'];
  player: number[];
  banker: number[];
  /** What each place pays, by place. */
  pays: Bet['chips'];
  payout: number;
}

export const placesOf = ({ sides }: Params): Place[] =>
  PLACES.filter((place) => {
    if (place === 'player' || place === 'banker' || place === 'tie') return true;
    if (place === 'player-dragon' || place === 'banker-dragon') return sides.dragon !== undefined;
    return sides[place] !== undefined;
  });

export function stakeOf(params: Params, { chips }: Bet): number {
  const placed = Object.entries(chips) as [Place, number][];
  if (placed.length === 0 || !placed.every(([place]) => placesOf(params).includes(place))) {
    throw new BadBet('BET_NOT_OFFERED');
  }
  return placed.reduce((sum, [, stake]) => sum + wholeStake(stake), 0);
}

export function* begin(params: Params, { chips }: Bet): Rule<Step<State>> {
  const dealt = yield* drawCards(4, [], EIGHT_DECKS);
  const player = [dealt[0]!, dealt[2]!];
  const banker = [dealt[1]!, dealt[3]!];
  const pairs = pairsOf(player, banker);
  if (playerDraws(coupOf(player, banker))) player.push(yield* drawCard(dealt, EIGHT_DECKS));
  if (bankerDraws(coupOf(player, banker))) banker.push(yield* drawCard([...player, ...banker], EIGHT_DECKS));
  const coup = coupOf(player, banker);
  const pays: Bet['chips'] = {};
  let payout = 0;
  for (const [place, stake] of Object.entries(chips) as [Place, number][]) {
    pays[place] = paid(stake, payOf(params, place, coup, pairs));
    payout += pays[place];
  }
  return { state: { chips, player, banker, pays, payout }, payout };
}

/** What a place returns as a push; of bets on both player and bank, the equal parts. */
export function notAtRisk(_: Params, { chips, pays }: State): number {
  const pushed = (place: Place): number =>
    chips[place] !== undefined && pays[place] === chips[place] ? chips[place] : 0;
  const opposite = 2 * Math.min(chips.player ?? 0, chips.banker ?? 0);
  const sides = Math.max(opposite, pushed('player') + pushed('banker'));
  return PLACES.filter((place) => place !== 'player' && place !== 'banker').reduce(
    (sum, place) => sum + pushed(place),
    sides,
  );
}

const coupOf = (player: readonly number[], banker: readonly number[]): Coup => ({
  player: player.map(pointsOf),
  banker: banker.map(pointsOf),
});

const pairsOf = (player: readonly number[], banker: readonly number[]): Pairs => ({
  player: rankOf(player[0]!) === rankOf(player[1]!),
  banker: rankOf(banker[0]!) === rankOf(banker[1]!),
  perfectPlayer: player[0] === player[1],
  perfectBanker: banker[0] === banker[1],
});

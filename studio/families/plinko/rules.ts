import { BadBet, type Step } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
import { paid, wholeStake } from '../shared/multiplier.ts';
import { pocketsOf, rowsOf } from './models.ts';
import type { Bet, Params } from './params.ts';

/*
 * A ball falls through rows of pins, at each pin to the left or to the right. It lands in the pocket whose number from
 * the left is its number of falls to the right, and wins that pocket's multiplier.
 * Draws: ball by ball, row by row from the top, one draw among 2 cases; case 1 is to the right.
 */

export interface State {
  bet: Bet;
  balls: Ball[];
  payout: number;
}

interface Ball {
  /** 1 to the right, 0 to the left. */
  path: number[];
  pocket: number;
  /** In hundredths. */
  multiplier: number;
}

export function stakeOf(params: Params, { board, balls, stake }: Bet): number {
  if (!params.boards.includes(board) || balls > params.balls) throw new BadBet('BET_NOT_OFFERED');
  return wholeStake(stake) * balls;
}

export function* begin(_: Params, bet: Bet): Rule<Step<State>> {
  const pockets = pocketsOf(bet.board);
  const balls: Ball[] = [];
  while (balls.length < bet.balls) {
    const path: number[] = [];
    while (path.length < rowsOf(bet.board)) path.push(yield 2);
    const pocket = path.reduce((sum, right) => sum + right);
    balls.push({ path, pocket, multiplier: pockets[pocket]! });
  }
  const payout = balls.reduce((sum, { multiplier }) => sum + paid(bet.stake, multiplier), 0);
  return { state: { bet, balls, payout }, payout };
}

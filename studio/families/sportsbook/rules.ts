import { VOID, type LegNow, type TakenLeg } from '../shared/book.ts';
import type { Rule } from '../shared/draw.ts';
import { BadBet, BadMove, type Step } from '../family.ts';
import { MAX_LEGS, type Requested, type Bet, type Leg, type Move, type Params, type State } from './shape.ts';
import { linesOf } from '../../../streams/book/slip-lines.ts';
import { atRiskOf, cashOutOf, maxOf, payoutOf } from './slip.ts';

/**
 * A slip draws nothing: it waits for the results of its legs, which the feed tells, or is taken back by the book. So its bet and
 * its moves alone repeat it.
 */

/** The least price that counts as turnover, in thousandths, unless the title states another one. */
const COUNTED_FROM = 1_500;

/** The stakes of all lines. Legs of one fixture depend on one another, so they are not combined. */
export function stakeOf(
  _: Params,
  { legs, sizes, stake }: Pick<Bet, 'sizes' | 'stake'> & Pick<Requested, 'legs'>,
): number {
  const fixtures = new Set(legs.map(({ fixture }) => fixture));
  if (legs.length > MAX_LEGS || fixtures.size < legs.length) throw new BadBet('BET_NOT_OFFERED');
  if (sizes.some((size) => size > legs.length)) throw new BadBet('BET_NOT_OFFERED');
  return linesOf({ legs, sizes }) * stake;
}

// eslint-disable-next-line require-yield
export function* begin(params: Params, bet: Bet): Rule<Step<State>> {
  stakeOf(params, bet);
  return { state: { bet, results: null, cashOut: null }, payout: null };
}

/** No move takes a further stake. Results may come again: the feed corrects them. */
export function costOf(_: Params, { bet, cashOut }: State, move: Move): number {
  if (cashOut !== null) throw new BadMove();
  if ('results' in move && move.results.length !== bet.legs.length) throw new BadMove();
  return 0;
}

// eslint-disable-next-line require-yield
export function* move(params: Params, state: State, made: Move): Rule<Step<State>> {
  costOf(params, state, made);
  if ('cashOut' in made) {
    if (state.results !== null) throw new BadMove();
    return { state: { ...state, cashOut: made.cashOut }, payout: made.cashOut };
  }
  return {
    state: { ...state, results: made.results },
    payout: Math.min(params.maxPaid, payoutOf(state.bet, made.results)),
  };
}

/** All legs are void: the stake returns. */
export const allVoid = ({ bet }: State): Move => ({ results: bet.legs.map(() => VOID) });

/** Of a slip that was cashed out, all; else the void parts of its lines, and the lines at a price that is too low to count. */
export function notAtRisk(params: Params, { bet, results, cashOut }: State): number {
  const stake = stakeOf(params, bet);
  if (cashOut !== null) return stake;
  return results ? stake - atRiskOf(bet, results, params.countedFrom ?? COUNTED_FROM) : 0;
}

export const taken = ({ sizes, stake }: Requested, legs: readonly TakenLeg[]): Bet => ({
  legs: legs as Leg[],
  sizes,
  stake,
});

export const maxPaid = (params: Params, bet: Bet): number => Math.min(params.maxPaid, maxOf(bet));

/** The price of a cash-out, never above what the slip can pay. */
export function cashOut(params: Params, bet: Bet, now: readonly LegNow[]): number | null {
  const value = cashOutOf(bet, now, params.cashOutMargin);
  return value === null ? null : Math.min(value, maxPaid(params, bet));
}

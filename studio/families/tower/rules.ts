import { BadBet, BadMove, type Step } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
import { stopOf } from '../shared/ladder.ts';
import { paid, wholeStake } from '../shared/multiplier.ts';
import { pickDistinct } from '../shared/pick.ts';
import { stepsOf } from './par.ts';
import type { Bet, Level, Move, Params } from './shape.ts';

/*
 * The player climbs a tower and chooses a column on each floor. A safe one raises what stopping pays, a trap ends the
 * round with nothing. The bet is the choice on the lowest floor.
 * Draws: with the bet, the traps of all floors that can be reached, from the lowest up, one draw for each trap among the
 * columns that are left (`pickDistinct`). Moves draw nothing.
 */

export interface State {
  stake: number;
  level: Level['key'];
  /** The traps of each floor. Hidden until the round is over, but for the floors that were climbed. */
  traps: number[][];
  climbed: number[];
  /** What the round pays if it ends now, in hundredths: 0 after a trap. */
  multiplier: number;
  over: boolean;
}

const levelOf = (params: Params, key: string): Level | undefined => params.levels.find((each) => each.key === key);

export function stakeOf(params: Params, bet: Bet): number {
  const level = levelOf(params, bet.level);
  if (!level || bet.column >= level.columns) throw new BadBet('BET_NOT_OFFERED');
  return wholeStake(bet.stake);
}

export function* begin(params: Params, bet: Bet): Rule<Step<State>> {
  const level = levelOf(params, bet.level)!;
  const traps: number[][] = [];
  while (traps.length < stepsOf(params, level.key).length) traps.push(yield* pickDistinct(level.traps, level.columns));
  return climb(
    params,
    { stake: bet.stake, level: level.key, traps, climbed: [], multiplier: 0, over: false },
    bet.column,
  );
}

export function costOf(params: Params, state: State, next: Move): number {
  const { columns } = levelOf(params, state.level)!;
  if (state.over || ('column' in next && next.column >= columns)) throw new BadMove();
  return 0;
}

export function* move(params: Params, state: State, next: Move): Rule<Step<State>> {
  costOf(params, state, next);
  if ('column' in next) return climb(params, state, next.column);
  return { state: { ...state, over: true }, payout: paid(state.stake, state.multiplier) };
}

function climb(params: Params, state: State, column: number): Step<State> {
  const steps = stepsOf(params, state.level);
  const climbed = [...state.climbed, column];
  const safe = !state.traps[climbed.length - 1]!.includes(column);
  const over = !safe || climbed.length === steps.length;
  const multiplier = safe ? steps[climbed.length - 1]!.multiplier : 0;
  return { state: { ...state, climbed, multiplier, over }, payout: over ? paid(state.stake, multiplier) : null };
}

export const leave = (): Move => ({ cashOut: true });

/** Every column is as likely as another. */
export function best(params: Params, { level, multiplier }: State): Move {
  return multiplier >= stopOf(stepsOf(params, level)).multiplier ? { cashOut: true } : { column: 0 };
}

/** What the player sees: the traps of floors that were climbed, and of all floors once the round is over. */
export function view(params: Params, { traps, ...seen }: State): unknown {
  const next = stepsOf(params, seen.level)[seen.climbed.length]?.multiplier ?? null;
  return {
    ...seen,
    floors: traps.length,
    traps: seen.over ? traps : traps.slice(0, seen.climbed.length),
    next: seen.over ? null : next,
  };
}

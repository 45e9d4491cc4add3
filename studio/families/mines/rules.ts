import { BadBet, BadMove, type Step } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
import { stopOf } from '../shared/ladder.ts';
import { paid, wholeStake } from '../shared/multiplier.ts';
import { pickDistinct } from '../shared/pick.ts';
import { stepsOf } from './par.ts';
import type { Bet, Move, Params } from './shape.ts';

/*
 * Mines lie under some cells. Each safe cell raises what stopping pays, a mine ends the round with nothing. The bet opens
 * the first cell, so that no round can be left without a result.
 * Draws: with the bet, the cells of all mines, one draw each among the cells that are left (`pickDistinct`). Moves draw
 * nothing.
 */

export interface State {
  stake: number;
  /** The number of mines. */
  mines: number;
  /** The cells with mines. Hidden until the round is over. */
  field: number[];
  opened: number[];
  /** What the round pays if it ends now, in hundredths: 0 after a mine. */
  multiplier: number;
  over: boolean;
}

const isCell = ({ columns, rows }: Params, cell: number): boolean => cell < columns * rows;

export function stakeOf(params: Params, bet: Bet): number {
  if (!params.mines.includes(bet.mines) || !isCell(params, bet.cell)) throw new BadBet('BET_NOT_OFFERED');
  return wholeStake(bet.stake);
}

export function* begin(params: Params, { stake, mines, cell }: Bet): Rule<Step<State>> {
  const field = yield* pickDistinct(mines, params.columns * params.rows);
  return open(params, { stake, mines, field, opened: [], multiplier: 0, over: false }, cell);
}

export function costOf(params: Params, state: State, next: Move): number {
  if (state.over) throw new BadMove();
  if ('cell' in next && (!isCell(params, next.cell) || state.opened.includes(next.cell))) throw new BadMove();
  return 0;
}

export function* move(params: Params, state: State, next: Move): Rule<Step<State>> {
  costOf(params, state, next);
  if ('cell' in next) return open(params, state, next.cell);
  return { state: { ...state, over: true }, payout: paid(state.stake, state.multiplier) };
}

function open(params: Params, state: State, cell: number): Step<State> {
  const steps = stepsOf(params, state.mines);
  const opened = [...state.opened, cell];
  const safe = !state.field.includes(cell);
  const over = !safe || opened.length === steps.length;
  const multiplier = safe ? steps[opened.length - 1]!.multiplier : 0;
  return { state: { ...state, opened, multiplier, over }, payout: over ? paid(state.stake, multiplier) : null };
}

export const leave = (): Move => ({ cashOut: true });

/** Every closed cell is as likely as another: the first one is opened. */
export function best(params: Params, { mines, opened, multiplier }: State): Move {
  if (multiplier >= stopOf(stepsOf(params, mines)).multiplier) return { cashOut: true };
  let cell = 0;
  while (opened.includes(cell)) cell += 1;
  return { cell };
}

/** What the player sees. The mines show once the round is over. */
export function view(params: Params, { field, ...seen }: State): unknown {
  const next = stepsOf(params, seen.mines)[seen.opened.length]?.multiplier ?? null;
  return { ...seen, field: seen.over ? field : null, next: seen.over ? null : next };
}

import { BadBet, BadMove, type Step } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
import { chancesOf, weightOf } from './chance.ts';
import type { Bet, Move, Params, Target } from './params.ts';

/*
 * A bet buys a load of ammunition. A shot takes as many units of it as its weapon costs, and catches its target with the
 * stated chance, whatever was shot before: nothing wears a target down. A catch pays the target's prize times the cost of
 * the shot. The round ends when the load is spent or the player leaves; unspent units are returned.
 * Draws: for each shot, one among the denominator of the target's chance, which catches below the numerator; for a catch
 * of a target with several prizes, one more among the sum of their weights, in the order of the prizes.
 */

export interface State {
  /** The price of one unit of ammunition. */
  unit: number;
  /** Units that are left. */
  load: number;
  shots: number;
  won: number;
  last: Shot | null;
  over: boolean;
}

interface Shot {
  target: string;
  weapon: string;
  /** What the catch pays, in minor units; 0 for a miss. */
  payout: number;
}

export function stakeOf(params: Params, { stake, load }: Bet): number {
  if (!params.loads.includes(load)) throw new BadBet('BET_NOT_OFFERED');
  if (stake % load !== 0) throw new BadBet('STAKE_NOT_OFFERED');
  return stake;
}

export function* begin(_: Params, { stake, load }: Bet): Rule<Step<State>> {
  return { state: { unit: stake / load, load, shots: 0, won: 0, last: null, over: false }, payout: null };
}

export function costOf(params: Params, state: State, next: Move): number {
  if (state.over || ('target' in next && !aim(params, state, next))) throw new BadMove();
  return 0;
}

type Aim = Exclude<Move, { leave: true }>;

/** Returns the target and the cost of a shot, or nothing if the title or the load does not allow it. */
function aim(params: Params, state: State, next: Aim): { target: Target; cost: number } | undefined {
  const target = params.targets.find(({ species }) => species === next.target);
  const cost = params.weapons.find(({ key }) => key === next.weapon)?.cost;
  return target && cost !== undefined && cost <= state.load ? { target, cost } : undefined;
}

export function* move(params: Params, state: State, next: Move): Rule<Step<State>> {
  costOf(params, state, next);
  if (!('target' in next)) {
    return { state: { ...state, over: true }, payout: state.won + state.load * state.unit };
  }
  const { target, cost } = aim(params, state, next)!;
  const payout = (yield* shoot(params, target)) * cost * state.unit;
  const load = state.load - cost;
  const won = state.won + payout;
  const last = { target: next.target, weapon: next.weapon, payout };
  const over = load === 0;
  return { state: { ...state, load, shots: state.shots + 1, won, last, over }, payout: over ? won : null };
}

/** Returns what a shot at the target wins, in its cost. */
function* shoot(params: Params, target: Target): Rule<number> {
  const chance = chancesOf(params).get(target.species)!;
  const caught = (yield Number(chance.d)) < Number(chance.n);
  if (!caught) return 0;
  if (target.prizes.length === 1) return target.prizes[0]!.pays;
  let place = yield weightOf(target);
  return target.prizes.find(({ weight }) => (place -= weight) < 0)!.pays;
}

/** The unspent load. */
export const notAtRisk = (_: Params, { load, unit }: State): number => load * unit;

export const leave = (): Move => ({ leave: true });

/** All targets return the same. The shots go round all of them with the weapon of one unit. */
export function best(params: Params, { shots }: State): Move {
  return { target: aimedAt(params, shots).species, weapon: params.weapons[0]!.key };
}

export const aimedAt = ({ targets }: Params, shots: number): Target => targets[shots % targets.length]!;

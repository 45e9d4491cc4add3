import { perParams } from '../shared/per-params.ts';
import { ratio, type Rational } from '../shared/rational.ts';
import type { Params, Target } from './params.ts';

const WHOLE = 10_000;

export const weightOf = ({ prizes }: Target): number => prizes.reduce((sum, { weight }) => sum + weight, 0);

/** The mean prize of a target is its sum of weighted prizes by `weightOf`. */
const sumOf = ({ prizes }: Target): number => prizes.reduce((sum, { pays, weight }) => sum + pays * weight, 0);

/**
 * The chance that a shot catches each target: the title's return by the mean prize. So every shot at every target, the
 * special ones too, has the same return, and where the player aims changes only how often and how much.
 */
export const chancesOf = perParams(
  ({ rtp, targets }: Params): ReadonlyMap<string, Rational> =>
    new Map(targets.map((target) => [target.species, ratio(rtp * weightOf(target), WHOLE * sumOf(target))])),
);

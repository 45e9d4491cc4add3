import type { Trace } from '../../recording/format.ts';
import { placeOf } from '../lanes/lane.ts';
import type { LaneDifference } from '../ports.ts';

/** Marbles shown before and after the difference. */
const AROUND = 6;

/** The marbles of the lane that differs, around the difference, and the place of the first of them. */
export const around = (traces: readonly Trace[], { lane, name, at }: LaneDifference) => {
  const own = traces.filter((trace) => trace.lane === lane && placeOf(trace).name === name);
  const from = Math.max(0, at - AROUND);
  return { marbles: own.slice(from, at + AROUND + 1), from };
};

import type { Trace } from '../recording/format.ts';
import { placeOf, valueOf } from '../recording/lane.ts';
import { same } from './same.ts';

export interface LaneDifference {
  lane: Trace['lane'];
  /** The stream, the store, the input, the effect, or the feed or message of a frame. */
  name: string;
  /** Index within the lane of the first marble that differs; the lane may end before on one side. */
  at: number;
  left: Trace | null;
  right: Trace | null;
}

/** Marbles of two lanes that lie no further apart are at one time: a line is never equally fast twice. */
const TOLERANCE_MS = 50;
/** Lanes that only show how the others came about. */
const UNSEEN: readonly Trace['lane'][] = ['call', 'port', 'paint'];
export const isCompared = ({ lane }: Trace): boolean => !UNSEEN.includes(lane);

/** What must be equal. Numbers that only join a request with its answer, or a call with its result, do not count. */
export const comparedOf = (trace: Trace): unknown => {
  if (trace.lane === 'stream') return [trace.what, trace.value];
  const item = 'item' in trace ? trace.item : null;
  if (item?.item === 'frame') return [item.dir, item.failed ?? false, item.body];
  return item?.item === 'effect' ? [item.what, item.value] : valueOf(trace);
};

function lanesOf(traces: readonly Trace[]): Map<string, Trace[]> {
  const lanes = new Map<string, Trace[]>();
  for (const trace of traces.filter(isCompared)) {
    const id = `${trace.lane} ${placeOf(trace).name}`;
    lanes.set(id, [...(lanes.get(id) ?? []), trace]);
  }
  return lanes;
}

/** The first difference of each lane that differs, the earliest first: it is the likely cause of the others. */
export function compare(left: readonly Trace[], right: readonly Trace[], toleranceMs = TOLERANCE_MS): LaneDifference[] {
  const isSame = (one: Trace | undefined, other: Trace | undefined) =>
    one && other && Math.abs(one.t - other.t) <= toleranceMs && same(comparedOf(one), comparedOf(other));
  const [lefts, rights] = [lanesOf(left), lanesOf(right)];
  return [...new Set([...lefts.keys(), ...rights.keys()])]
    .flatMap((id): LaneDifference[] => {
      const [one, other] = [lefts.get(id) ?? [], rights.get(id) ?? []];
      const longer = one.length > other.length ? one : other;
      const at = longer.findIndex((_, index) => !isSame(one[index], other[index]));
      if (at < 0) return [];
      const { lane } = longer[at]!;
      return [{ lane, name: placeOf(longer[at]!).name, at, left: one[at] ?? null, right: other[at] ?? null }];
    })
    .sort((one, other) => timeOf(one) - timeOf(other) || idOf(one) - idOf(other));
}

export const timeOf = ({ left, right }: LaneDifference): number => Math.min(left?.t ?? Infinity, right?.t ?? Infinity);
const idOf = ({ left, right }: LaneDifference): number => (left ?? right)!.id;

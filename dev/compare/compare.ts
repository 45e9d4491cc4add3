import type { LaneDifference } from '../page/ports.ts';
import type { Item, Recording, Trace } from '../recording/format.ts';
import { same } from './same.ts';

/** Marbles of two lanes that lie no further apart are at one time: a line is never equally fast twice. */
const TOLERANCE_MS = 50;

interface Marble {
  name: string;
  /** What must be equal. */
  value: unknown;
}

export function marbleOf(trace: Trace): Marble | null {
  switch (trace.lane) {
    case 'stream':
      return { name: trace.stream, value: [trace.what, trace.value] };
    case 'store':
      return { name: trace.store, value: trace.value };
    case 'paint':
    case 'call':
    case 'port':
      return null;
    default:
      return itemMarble(trace.item);
  }
}

/** Numbers that only join a request with its answer, or a call with its result, do not count. */
function itemMarble(item: Item): Marble | null {
  switch (item.item) {
    case 'frame': {
      const { dir, what, failed = false, body } = item;
      const feed = what === 'envelope' ? (body as { feed?: unknown }).feed : undefined;
      return { name: typeof feed === 'string' ? feed : what, value: [dir, failed, body] };
    }
    case 'input':
      return { name: item.name, value: item.value };
    case 'effect':
      return { name: item.name, value: [item.what, item.value] };
    case 'world':
    case 'fault':
      return { name: item.what, value: item.value };
    default:
      return null;
  }
}

type Lane = { lane: Trace['lane']; name: string; left: Trace[]; right: Trace[] };

function lanesOf(left: readonly Trace[], right: readonly Trace[]): Lane[] {
  const lanes = new Map<string, Lane>();
  const sort = (traces: readonly Trace[], side: 'left' | 'right') => {
    for (const trace of traces) {
      const marble = marbleOf(trace);
      if (!marble) continue;
      const id = `${trace.lane} ${marble.name}`;
      const lane = lanes.get(id) ?? { lane: trace.lane, name: marble.name, left: [], right: [] };
      lane[side].push(trace);
      lanes.set(id, lane);
    }
  };
  sort(left, 'left');
  sort(right, 'right');
  return [...lanes.values()];
}

/** The first difference of each lane that differs, the earliest first: it is the likely cause of the others. */
export function compare(left: readonly Trace[], right: readonly Trace[], toleranceMs = TOLERANCE_MS): LaneDifference[] {
  const isSame = (one: Trace | undefined, other: Trace | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    Math.abs(one.t - other.t) <= toleranceMs &&
    same(marbleOf(one)!.value, marbleOf(other)!.value);

  return lanesOf(left, right)
    .flatMap((lane): LaneDifference[] => {
      const length = Math.max(lane.left.length, lane.right.length);
      const at = Array.from({ length }, (_, index) => index).find(
        (index) => !isSame(lane.left[index], lane.right[index]),
      );
      if (at === undefined) return [];
      return [{ lane: lane.lane, name: lane.name, at, left: lane.left[at] ?? null, right: lane.right[at] ?? null }];
    })
    .sort((one, other) => timeOf(one) - timeOf(other) || idOf(one) - idOf(other));
}

export const timeOf = ({ left, right }: LaneDifference): number => Math.min(left?.t ?? Infinity, right?.t ?? Infinity);

const idOf = ({ left, right }: LaneDifference): number => (left ?? right)!.id;

/** What a recording itself holds, as traces: frames, inputs, effects, the world and faults. */
export const tracesOf = ({ items }: Recording): Trace[] =>
  items.flatMap((item, id): Trace[] =>
    item.item === 'base' || item.item === 'end' || item.item === 'module'
      ? []
      : [{ id, cause: null, t: item.t, lane: item.item, item }],
  );

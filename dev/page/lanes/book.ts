import { sighted, type ServerClock } from '../../../streams/sync/server-clock.ts';
import type { Trace } from '../../recording/format.ts';
import {
  lookOf,
  ownTopic,
  placeOf,
  runOf,
  serverTimeOf,
  topicsRequested,
  type Lane,
  type Marble,
  type Topic,
} from './lane.ts';

/** What the page keeps: ten minutes, and no more than this many marbles. A marble takes about 200 bytes beside its value. */
const KEPT_MS = 600_000;
const KEPT_MARBLES = 200_000;
/** Dropped at once, so that dropping is rare. */
const DROPPED = 0.1;

/** Everything that a source told, by lanes. It is written in place: a copy of 200,000 marbles per frame would be felt. */
export interface Book {
  readonly lanes: ReadonlyMap<string, Lane>;
  /** Oldest first, in the order of ids. */
  readonly marbles: readonly Marble[];
  /** Keys by feed. */
  readonly topics: ReadonlyMap<string, ReadonlySet<string>>;
  /** The estimate of the server's clock: wall clock of this machine plus `offsetMs`. */
  readonly clock: ServerClock | null;
  /** The wall clock at `t = 0`. */
  readonly zeroMs: number;
  readonly lastMs: number;
  /** Marbles that were dropped because there were too many, or too old. */
  readonly dropped: number;
  add(traces: readonly Trace[]): void;
  marble(id: number): Marble | null;
}

/** The index of the first marble at or after `t`. */
export const firstAt = (marbles: readonly Marble[], t: number, from = 0): number => {
  let [low, high] = [from, marbles.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (marbles[middle]!.t < t) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The index of the first marble with this id or a later one. */
export const firstWithId = (marbles: readonly Marble[], id: number): number => {
  let [low, high] = [0, marbles.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (marbles[middle]!.trace.id < id) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const createBook = (zeroMs: number, kept = KEPT_MARBLES): Book => {
  const lanes = new Map<string, Lane>();
  const topics = new Map<string, Set<string>>();
  const marbles: Marble[] = [];
  const open = new Map<string, Marble>();
  let clock: ServerClock | null = null;
  let lastMs = 0;
  let dropped = 0;

  const marble = (id: number) => {
    const found = marbles[firstWithId(marbles, id)];
    return found?.trace.id === id ? found : null;
  };

  const laneOf = (trace: Trace): Lane => {
    const { group, name } = placeOf(trace);
    const id = `${group}/${name}`;
    const known = lanes.get(id);
    if (known) return known;
    const made: Lane = { id, group, name, marbles: [] };
    lanes.set(id, made);
    return made;
  };

  const add = (topic: Topic) => {
    const keys = topics.get(topic.feed);
    if (keys) keys.add(topic.key);
    else topics.set(topic.feed, new Set([topic.key]));
  };

  const take = (trace: Trace) => {
    const own = ownTopic(trace);
    for (const topic of own ? [own] : topicsRequested(trace)) add(topic);
    lastMs = Math.max(lastMs, trace.t);
    const at = serverTimeOf(trace);
    if (at !== null) clock = sighted(clock, { at, receivedAtMs: zeroMs + trace.t });
    const lane = laneOf(trace);
    const made: Marble = {
      trace,
      lane,
      t: lastMs,
      topic: own ?? (trace.cause === null ? null : (marble(trace.cause)?.topic ?? null)),
      result: null,
      look: lookOf(trace),
    };
    marbles.push(made);
    const run = runOf(trace);
    if (run?.ends) {
      const call = open.get(run.run);
      open.delete(run.run);
      if (call) call.result = made;
      // A result is the end of its call's bar. Without its call it stands for itself.
      else lane.marbles.push(made);
    } else {
      if (run) open.set(run.run, made);
      lane.marbles.push(made);
    }
  };

  const drop = () => {
    const old = firstAt(marbles, lastMs - KEPT_MS);
    const count = marbles.length > kept ? Math.max(old, Math.ceil(kept * DROPPED)) : old > kept * DROPPED ? old : 0;
    if (count === 0) return;
    const from = marbles[count]?.trace.id ?? Infinity;
    marbles.splice(0, count);
    dropped += count;
    for (const lane of lanes.values()) lane.marbles.splice(0, firstWithId(lane.marbles, from));
    for (const [run, call] of open) if (call.trace.id < from) open.delete(run);
  };

  return {
    lanes,
    marbles,
    topics,
    zeroMs,
    get clock() {
      return clock;
    },
    get lastMs() {
      return lastMs;
    },
    get dropped() {
      return dropped;
    },
    add(traces) {
      for (const trace of traces) take(trace);
      drop();
    },
    marble,
  };
};

import { sighted, type ServerClock } from '../../streams/sync/server-clock.ts';
import type { Trace } from '../recording/format.ts';
import {
  itemOf,
  lookOf,
  ownTopic,
  placeOf,
  serverTimeOf,
  topicsRequested,
  type Group,
  type Look,
  type Topic,
} from '../recording/lane.ts';

export interface Marble {
  trace: Trace;
  lane: Lane;
  /** Milliseconds of the source; never less than that of the marble before. */
  t: number;
  /** Of the envelope that this marble is, or that led to it. */
  topic: Topic | null;
  /** The result of a call, once it is there. */
  result: Marble | null;
  look: Look;
}

export interface Lane {
  id: string;
  group: Group;
  name: string;
  /** Oldest first. */
  marbles: Marble[];
}

/** What the page keeps: ten minutes, and no more than this many marbles. A marble takes about 200 bytes beside its value. */
export const KEPT_MS = 600_000;
const KEPT_MARBLES = 200_000;
/** Dropped at once, so that dropping is rare. */
const DROPPED = 0.1;

/** The index of the first marble that is not before. */
const firstNot = (marbles: readonly Marble[], isBefore: (marble: Marble) => boolean, from = 0): number => {
  let [low, high] = [from, marbles.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(marbles[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
};
/** The index of the first marble at or after `t`. */
export const firstAt = (marbles: readonly Marble[], t: number, from = 0): number =>
  firstNot(marbles, (marble) => marble.t < t, from);
/** The index of the first marble with this id or a later one. */
export const firstWithId = (marbles: readonly Marble[], id: number): number =>
  firstNot(marbles, ({ trace }) => trace.id < id);

/** Everything that a source told, by lanes. It is written in place: copies of 200,000 marbles would be felt. */
export class Book {
  readonly lanes = new Map<string, Lane>();
  /** Oldest first, in the order of ids. */
  readonly marbles: Marble[] = [];
  /** Keys by feed. */
  readonly topics = new Map<string, Set<string>>();
  /** The estimate of the server's clock. */
  clock: ServerClock | null = null;
  lastMs = 0;
  /** The wall clock at `t = 0`. */
  readonly zeroMs: number;
  readonly #kept: number;
  /** Calls without a result. */
  readonly #calls = new Map<string, Marble>();

  constructor(zeroMs: number, kept = KEPT_MARBLES) {
    this.zeroMs = zeroMs;
    this.#kept = kept;
  }

  add(traces: readonly Trace[]): void {
    for (const trace of traces) this.#take(trace);
    this.#drop();
  }

  marble(id: number | null): Marble | null {
    const found = id === null ? undefined : this.marbles[firstWithId(this.marbles, id)];
    return found?.trace.id === id ? found : null;
  }

  #take(trace: Trace) {
    const own = ownTopic(trace);
    for (const { feed, key } of own ? [own] : topicsRequested(trace))
      this.topics.set(feed, (this.topics.get(feed) ?? new Set()).add(key));
    this.lastMs = Math.max(this.lastMs, trace.t);
    const at = serverTimeOf(trace);
    if (at !== null) this.clock = sighted(this.clock, { at, receivedAtMs: this.zeroMs + trace.t });
    const lane = this.#laneOf(trace);
    const topic = own ?? this.marble(trace.cause)?.topic ?? null;
    const marble: Marble = { trace, lane, t: this.lastMs, topic, result: null, look: lookOf(trace) };
    this.marbles.push(marble);
    if (!this.#isResult(marble)) lane.marbles.push(marble);
  }

  /** A result is the end of its call's bar. Without its call it stands for itself. */
  #isResult(marble: Marble): boolean {
    const item = itemOf(marble.trace);
    if (item?.item !== 'effect') return false;
    const run = `${item.sid} ${item.run}`;
    const call = this.#calls.get(run);
    if (item.what === 'call') this.#calls.set(run, marble);
    else this.#calls.delete(run);
    if (item.what === 'call' || !call) return false;
    call.result = marble;
    return true;
  }

  #laneOf(trace: Trace): Lane {
    const { group, name } = placeOf(trace);
    const id = `${group}/${name}`;
    const lane = this.lanes.get(id) ?? { id, group, name, marbles: [] };
    this.lanes.set(id, lane);
    return lane;
  }

  #drop() {
    const { marbles } = this;
    const piece = Math.ceil(this.#kept * DROPPED);
    const old = firstAt(marbles, this.lastMs - KEPT_MS);
    const count = marbles.length > this.#kept ? Math.max(old, piece) : old > piece ? old : 0;
    if (count === 0) return;
    marbles.splice(0, count);
    const from = marbles[0]?.trace.id ?? Infinity;
    for (const lane of this.lanes.values()) lane.marbles.splice(0, firstWithId(lane.marbles, from));
    for (const [run, call] of this.#calls) if (call.trace.id < from) this.#calls.delete(run);
  }
}

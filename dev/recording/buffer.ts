import type { AnyEnvelope, JoinAnswer, JoinRequest, SnapshotRequest } from '../../contract/wire.ts';
import type { Item } from './format.ts';
import { Joined } from './joined.ts';
import { sizes } from './size.ts';

/** Where a part of the buffer begins. */
export interface Snapshot {
  t: number;
  /** State of the seeded random numbers. */
  seed: number;
  /** Values of stores by sid, where they differ from the default. */
  stores: ReadonlyMap<string, unknown>;
  status: 'connecting' | 'connected' | 'disconnected';
  streams: readonly string[];
  modules: readonly string[];
}

export interface Bounds {
  ms: number;
  items: number;
  bytes: number;
}
export const BOUNDS: Bounds = { ms: 10 * 60_000, items: 200_000, bytes: 40 * 1024 * 1024 };

/** Parts of a full buffer. One is dropped as a whole, because a recording begins at a snapshot. */
const PARTS = 10;

interface Part {
  from: Snapshot;
  joined: Joined;
  /** Items; an envelope stands for its frame, because there are thousands a second. */
  held: (Item | AnyEnvelope)[];
  times: number[];
  bytes: number;
}

const asItem = (held: Item | AnyEnvelope, t: number): Item =>
  'item' in held ? held : { item: 'frame', t, dir: 'in', what: 'envelope', body: held };

/** The items of the last minutes, and what the session was when they began. */
export class Buffer {
  readonly #bounds: Bounds;
  readonly #snapshot: () => Snapshot;
  readonly #size = sizes();
  #parts: Part[] = [];
  /** As of now. */
  #joined = new Joined();
  items = 0;
  bytes = 0;
  /** Whether earlier items were dropped. */
  trimmed = false;

  constructor(snapshot: () => Snapshot, bounds: Bounds) {
    this.#snapshot = snapshot;
    this.#bounds = bounds;
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  /** Forgets everything: the buffer begins here. */
  start(): void {
    this.#parts = [];
    this.items = this.bytes = 0;
    this.trimmed = false;
    this.#open();
  }

  /**
   * Called before what the item tells takes effect. A new part begins only while nothing is under way (`isQuiet`): its snapshot
   * has the effects of all items before, and of no other.
   */
  add(kind: string, item: Item, value: unknown, isQuiet: boolean): void {
    this.#hold(item, item.t, this.#size(kind, value), isQuiet);
    if (item.item !== 'frame' || item.request === undefined) return;
    const { request, what, body } = item;
    if (what === 'join') this.#joined.ask(request, { join: (body as JoinRequest).feeds });
    if (what === 'snapshot') this.#joined.ask(request, { snapshot: (body as SnapshotRequest).feeds });
    if (what === 'answered' && !item.failed) this.#joined.takeAnswer(request, body as Partial<JoinAnswer> | null);
  }

  /** The same for a frame with an envelope. */
  addEnvelope(envelope: AnyEnvelope, t: number, isQuiet: boolean): void {
    this.#hold(envelope, t, this.#size(envelope.feed, envelope), isQuiet);
    this.#joined.take(envelope);
  }

  /** Where the buffer begins, with the answer that a join would have got there at that time. */
  begin(): { from: Snapshot; joined: Joined } {
    return this.#parts[0]!;
  }

  all(): Item[] {
    return this.#parts.flatMap(({ held, times }) => held.map((each, at) => asItem(each, times[at]!)));
  }

  #hold(held: Item | AnyEnvelope, t: number, bytes: number, isQuiet: boolean): void {
    let part = this.#parts.at(-1)!;
    if (isQuiet && this.#isFull(part, t)) {
      part = this.#open();
      this.#trim(t);
    }
    part.held.push(held);
    part.times.push(t);
    part.bytes += bytes;
    this.items += 1;
    this.bytes += bytes;
  }

  #isFull({ from, held, bytes }: Part, t: number): boolean {
    const { ms, items, bytes: largest } = this.#bounds;
    return t - from.t >= ms / PARTS || held.length >= items / PARTS || bytes >= largest / PARTS;
  }

  #trim(t: number): void {
    const { ms, items, bytes } = this.#bounds;
    const isOver = () => {
      const next = this.#parts[1];
      return next && (t - next.from.t >= ms || this.items >= items || this.bytes >= bytes);
    };
    while (isOver()) {
      const dropped = this.#parts.shift()!;
      this.items -= dropped.held.length;
      this.bytes -= dropped.bytes;
      this.trimmed = true;
    }
  }

  #open(): Part {
    const part: Part = { from: this.#snapshot(), joined: this.#joined.copy(), held: [], times: [], bytes: 0 };
    this.#parts.push(part);
    return part;
  }
}

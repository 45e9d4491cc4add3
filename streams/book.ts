import { isEventFeed } from '../contract/feeds.ts';
import type { AnyEnvelope, PerKey } from '../contract/wire.ts';
import type { Millis } from '../contract/primitives.ts';
import { idOf, WatchMap, watchesOf, type Watch } from './interests.ts';
import type { Interests } from './wire.ts';

/** Where an envelope stands to what the book has: to be taken, not newer (W2), after a gap (W3), of another history (W1). */
export type Place = 'next' | 'old' | 'gap' | 'foreign';

interface Entry {
  seq: number;
  /** When that version was committed; null where only its number is known. */
  at: Millis | null;
}

/** The last version taken of each feed and key, and whose history they are of (W1–W3). It holds no values. */
export class Book {
  #epoch: string | null = null;
  /** Histories left behind: their late envelopes are not news. A set of a handful: an epoch is drawn by hand. */
  readonly #past = new Set<string>();
  readonly #entries = new WatchMap<Entry>();

  get epoch(): string | null {
    return this.#epoch;
  }

  isPast(epoch: string): boolean {
    return this.#past.has(epoch);
  }

  last(watch: Watch): number | null {
    return this.#entries.get(watch)?.seq ?? null;
  }

  committedAt(watch: Watch): Millis | null {
    return this.#entries.get(watch)?.at ?? null;
  }

  place(envelope: AnyEnvelope): Place {
    if (envelope.epoch !== this.#epoch) return this.isPast(envelope.epoch) ? 'old' : 'foreign';
    const last = this.last(envelope);
    if (last === null) return 'next';
    if (envelope.seq <= last) return 'old';
    return isEventFeed(envelope.feed) && envelope.seq > last + 1 ? 'gap' : 'next';
  }

  take(envelope: AnyEnvelope): void {
    const { seq, at } = envelope;
    this.#entries.set(envelope, { seq, at });
  }

  /** A log stands at this number though no event of it was sent: the next one is `seq + 1`. */
  stand(watch: Watch, seq: number): void {
    if (seq > (this.last(watch) ?? -1)) this.#entries.set(watch, { seq, at: null });
  }

  forget(watch: Watch): void {
    this.#entries.delete(watch);
  }

  /** Begins another history; true if something of the old one was held. */
  turn(epoch: string): boolean {
    const held = this.#epoch !== null;
    if (this.#epoch !== null) this.#past.add(this.#epoch);
    this.#past.delete(epoch);
    this.#epoch = epoch;
    this.#entries.clear();
    return held;
  }

  /** Forgets what is no longer watched, and says what that was. */
  keepOnly(interests: Interests): Watch[] {
    const kept = new Set(watchesOf(interests).map(idOf));
    const left = this.#entries.all().filter((entry) => !kept.has(idOf(entry)));
    for (const entry of left) this.#entries.delete(entry);
    return left.map(({ feed, key }) => ({ feed, key }));
  }

  /** The last of everything, as it is now. */
  standing(): ReadonlyMap<string, number> {
    return new Map(this.#entries.all().map((entry) => [idOf(entry), entry.value.seq]));
  }

  /** What a join says of these watches: the last of each, or null. */
  lasts(interests: Interests): PerKey<number | null> {
    const feeds: PerKey<number | null> = {};
    for (const watch of watchesOf(interests)) (feeds[watch.feed] ??= {})[watch.key] = this.last(watch);
    return feeds;
  }
}

import { isEventFeed } from '../../contract/feeds.ts';
import type { AnyEnvelope, PerKey } from '../../contract/wire.ts';
import type { Millis } from '../../contract/primitives.ts';
import { topicId, TopicMap, topicsOf, type Topic } from './subscriptions.ts';
import type { Subscriptions } from '../transport/transport.ts';

/** Where an envelope stands to what the book has: to be taken, not newer (W2), after a gap (W3), of another history (W1). */
export type Classification = 'next' | 'old' | 'gap' | 'foreign';

interface Entry {
  seq: number;
  /** When that version was committed; null where only its number is known. */
  at: Millis | null;
}

/** The last version taken of each feed and key, and whose history they are of (W1–W3). It holds no values. */
export class VersionTracker {
  #epoch: string | null = null;
  /** Histories left behind: their late envelopes are not news. A set of a handful: an epoch is drawn by hand. */
  readonly #past = new Set<string>();
  readonly #entries = new TopicMap<Entry>();

  get epoch(): string | null {
    return this.#epoch;
  }

  isPast(epoch: string): boolean {
    return this.#past.has(epoch);
  }

  last(topic: Topic): number | null {
    return this.#entries.get(topic)?.seq ?? null;
  }

  committedAt(topic: Topic): Millis | null {
    return this.#entries.get(topic)?.at ?? null;
  }

  classify(envelope: AnyEnvelope): Classification {
    if (envelope.epoch !== this.#epoch) return this.isPast(envelope.epoch) ? 'old' : 'foreign';
    const last = this.last(envelope);
    if (last === null) return 'next';
    if (envelope.seq <= last) return 'old';
    return isEventFeed(envelope.feed) && envelope.seq > last + 1 ? 'gap' : 'next';
  }

  advance(envelope: AnyEnvelope): void {
    const { seq, at } = envelope;
    this.#entries.set(envelope, { seq, at });
  }

  /** A log stands at this number though no event of it was sent: the next one is `seq + 1`. */
  setHead(topic: Topic, seq: number): void {
    if (seq > (this.last(topic) ?? -1)) this.#entries.set(topic, { seq, at: null });
  }

  forget(topic: Topic): void {
    this.#entries.delete(topic);
  }

  /** Begins another history; true if something of the old one was held. */
  changeEpoch(epoch: string): boolean {
    const held = this.#epoch !== null;
    if (this.#epoch !== null) this.#past.add(this.#epoch);
    this.#past.delete(epoch);
    this.#epoch = epoch;
    this.#entries.clear();
    return held;
  }

  /** Forgets what is no longer watched, and says what that was. */
  keepOnly(subscriptions: Subscriptions): Topic[] {
    const kept = new Set(topicsOf(subscriptions).map(topicId));
    const left = this.#entries.all().filter((entry) => !kept.has(topicId(entry)));
    for (const entry of left) this.#entries.delete(entry);
    return left.map(({ feed, key }) => ({ feed, key }));
  }

  /** The last of everything, as it is now. */
  heads(): ReadonlyMap<string, number> {
    return new Map(this.#entries.all().map((entry) => [topicId(entry), entry.value.seq]));
  }

  /** What a join says of these watches: the last of each, or null. */
  lastVersions(subscriptions: Subscriptions): PerKey<number | null> {
    const feeds: PerKey<number | null> = {};
    for (const topic of topicsOf(subscriptions)) (feeds[topic.feed] ??= {})[topic.key] = this.last(topic);
    return feeds;
  }
}

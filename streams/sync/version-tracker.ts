import { isEventFeed } from '../../contract/feeds.ts';
import type { AnyEnvelope, PerKey } from '../../contract/wire.ts';
import type { Millis } from '../../contract/primitives.ts';
import { topicId, TopicMap, topicsOf, type Topic } from './subscriptions.ts';
import type { Subscriptions } from '../transport/transport.ts';

/** How an envelope relates to the tracked version: the next, not newer (W2), after a gap (W3), of another epoch (W1). */
export type Classification = 'next' | 'old' | 'gap' | 'foreign';

interface Entry {
  seq: number;
  /** When that version was committed; null where only its number is known. */
  at: Millis | null;
}

/** The last version applied for each topic, and the epoch of the versions (W1–W3). It holds no values. */
export class VersionTracker {
  #epoch: string | null = null;
  /** Earlier epochs; their late envelopes are dropped. The set stays small: an operator command starts each epoch. */
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

  /** Sets the head of a log to this number though no event of it was sent; the next event is `seq + 1`. */
  setHead(topic: Topic, seq: number): void {
    if (seq > (this.last(topic) ?? -1)) this.#entries.set(topic, { seq, at: null });
  }

  forget(topic: Topic): void {
    this.#entries.delete(topic);
  }

  /** Starts another epoch; returns true if versions of the old one were held. */
  changeEpoch(epoch: string): boolean {
    const held = this.#epoch !== null;
    if (this.#epoch !== null) this.#past.add(this.#epoch);
    this.#past.delete(epoch);
    this.#epoch = epoch;
    this.#entries.clear();
    return held;
  }

  /** Removes the topics that are no longer subscribed to, and returns them. */
  keepOnly(subscriptions: Subscriptions): Topic[] {
    const kept = new Set(topicsOf(subscriptions).map(topicId));
    const left = this.#entries.all().filter((entry) => !kept.has(topicId(entry)));
    for (const entry of left) this.#entries.delete(entry);
    return left.map(({ feed, key }) => ({ feed, key }));
  }

  /** A copy of the current version of every topic. */
  heads(): ReadonlyMap<string, number> {
    return new Map(this.#entries.all().map((entry) => [topicId(entry), entry.value.seq]));
  }

  /** The versions that a join sends for these subscriptions; null for a topic without one. */
  lastVersions(subscriptions: Subscriptions): PerKey<number | null> {
    const feeds: PerKey<number | null> = {};
    for (const topic of topicsOf(subscriptions)) (feeds[topic.feed] ??= {})[topic.key] = this.last(topic);
    return feeds;
  }
}

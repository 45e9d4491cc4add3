import { isEventFeed } from '../../contract/feeds.ts';
import type { AnyEnvelope, Feed, JoinAnswer, JoinRequest, PerKey, SnapshotRequest } from '../../contract/wire.ts';

/** Events of a log that a late subscriber may get (`src/shared/realtime/live.ts`). */
const EVENTS_HELD = 300;

/** The newest envelope of each topic; of a log, the newest events. */
type HeldEnvelopes = AnyEnvelope | readonly AnyEnvelope[];

/** A request after whose answer the client holds nothing older of some topics. */
type Requested = { join: JoinRequest['feeds'] } | { snapshot: SnapshotRequest['feeds'] };

/** What a server would answer to a join: the newest of each topic, from the messages that came. */
export class Joined {
  #epoch: string | null = null;
  readonly #held = new Map<Feed, Map<string, HeldEnvelopes>>();
  /** Versions from answers, also of topics without an envelope. */
  readonly #seqs = new Map<Feed, Map<string, number>>();
  /** By the number of the request. */
  readonly #requested = new Map<number, Requested>();

  /** The same as of this moment, to go on from. */
  copy(): Joined {
    const copy = new Joined();
    for (const [request, requested] of this.#requested) copy.#requested.set(request, requested);
    copy.#epoch = this.#epoch;
    for (const [feed, keys] of this.#held) copy.#held.set(feed, new Map(keys));
    for (const [feed, keys] of this.#seqs) copy.#seqs.set(feed, new Map(keys));
    return copy;
  }

  /** Thousands a second come here. */
  take(envelope: AnyEnvelope): void {
    if (envelope.epoch !== this.#epoch) return;
    const { feed, key, seq } = envelope;
    let keys = this.#held.get(feed);
    if (!keys) this.#held.set(feed, (keys = new Map<string, HeldEnvelopes>()));
    const held = keys.get(key);
    if (!isEventFeed(feed)) {
      if (held === undefined || (held as AnyEnvelope).seq < seq) keys.set(key, envelope);
      return;
    }
    const events = (held ?? []) as readonly AnyEnvelope[];
    // What came after a gap waits for what is missing, so an older event may come last.
    const before = events.findLastIndex((event) => event.seq <= seq);
    if (events[before]?.seq !== seq) keys.set(key, events.toSpliced(before + 1, 0, envelope).slice(-EVENTS_HELD));
  }

  /** A join takes the place of all earlier requests. */
  ask(request: number, requested: Requested): void {
    if ('join' in requested) this.#requested.clear();
    this.#requested.set(request, requested);
  }

  /** An answer to any request: of a join or a snapshot, or of missing events. */
  takeAnswer(request: number, answer: Partial<JoinAnswer> | null): void {
    const requested = this.#requested.get(request);
    this.#requested.delete(request);
    if (!answer?.envelopes) return;
    if (requested) this.#forget(requested);
    const { epoch, seqs = {}, resets = [], envelopes } = answer;
    if (epoch !== undefined && epoch !== this.#epoch) {
      this.#epoch = epoch;
      this.#held.clear();
      this.#seqs.clear();
    }
    for (const { feed, key } of resets) this.#held.get(feed)?.delete(key);
    for (const envelope of envelopes) this.take(envelope);
    for (const [feed, keys] of Object.entries(seqs) as [Feed, Record<string, number>][]) {
      const known = this.#seqs.get(feed) ?? new Map<string, number>();
      for (const [key, seq] of Object.entries(keys)) known.set(key, seq);
      this.#seqs.set(feed, known);
    }
  }

  /** The client forgot topics that a join leaves out or asks for anew, and logs that a snapshot begins anew. */
  #forget(requested: Requested): void {
    for (const keys of [this.#held, this.#seqs]) {
      for (const [feed, known] of keys)
        for (const key of known.keys()) {
          const isKept =
            'join' in requested
              ? (requested.join[feed]?.[key] ?? null) !== null
              : !isEventFeed(feed) || !requested.snapshot[feed]?.includes(key);
          if (!isKept) known.delete(key);
        }
    }
  }

  answer(at: number): JoinAnswer | null {
    if (this.#epoch === null) return null;
    const seqs: PerKey<number> = {};
    const raise = (feed: Feed, key: string, seq: number) => {
      const keys = (seqs[feed] ??= {});
      keys[key] = Math.max(keys[key] ?? 0, seq);
    };
    const envelopes = [...this.#held.values()].flatMap((keys) => [...keys.values()].flat());
    for (const [feed, keys] of this.#seqs) for (const [key, seq] of keys) raise(feed, key, seq);
    for (const { feed, key, seq } of envelopes) raise(feed, key, seq);
    return { epoch: this.#epoch, at, envelopes, resets: [], seqs };
  }
}

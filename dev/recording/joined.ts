import { isEventFeed } from '../../contract/feeds.ts';
import type { AnyEnvelope, JoinAnswer, PerKey } from '../../contract/wire.ts';
import { TopicMap, type Topic } from '../../streams/sync/subscriptions.ts';
import type { Item } from './format.ts';

/** Events of a log that a late subscriber may get (`src/shared/realtime/live.ts`). */
const EVENTS_HELD = 300;

/** What a server would answer to a join: the newest of each topic, from the messages that came. */
export class Joined {
  #epoch: string | null = null;
  readonly #envelopes = new TopicMap<readonly AnyEnvelope[]>();
  readonly #seqs = new TopicMap<number>();

  /** The same as of this moment, to go on from. */
  copy(): Joined {
    const copy = new Joined();
    copy.#epoch = this.#epoch;
    for (const { value, ...topic } of this.#envelopes.all()) copy.#envelopes.set(topic, value);
    for (const { value, ...topic } of this.#seqs.all()) copy.#seqs.set(topic, value);
    return copy;
  }

  take(items: readonly Item[]): void {
    for (const item of items) {
      if (item.item !== 'frame' || item.dir !== 'in' || item.failed) continue;
      if (item.what === 'envelope') this.#hold(item.body as AnyEnvelope);
      else if (item.what === 'answered') this.#answered(item.body as Partial<JoinAnswer> | null);
    }
  }

  answer(at: number): JoinAnswer | null {
    if (this.#epoch === null) return null;
    const seqs: PerKey<number> = {};
    for (const { feed, key, value } of this.#seqs.all()) (seqs[feed] ??= {})[key] = value;
    const envelopes = this.#envelopes.all().flatMap(({ value }) => value);
    return { epoch: this.#epoch, at, envelopes, resets: [], seqs };
  }

  #answered(answer: Partial<JoinAnswer> | null): void {
    if (!answer?.envelopes) return;
    const { epoch, seqs = {}, resets = [], envelopes } = answer;
    if (epoch !== undefined && epoch !== this.#epoch) {
      this.#epoch = epoch;
      this.#envelopes.clear();
      this.#seqs.clear();
    }
    for (const topic of resets) this.#envelopes.delete(topic);
    for (const envelope of envelopes) this.#hold(envelope);
    for (const [feed, keys] of Object.entries(seqs))
      for (const [key, seq] of Object.entries(keys)) this.#seqs.set({ feed, key } as Topic, seq);
  }

  #hold(envelope: AnyEnvelope): void {
    if (envelope.epoch !== this.#epoch) return;
    const known = this.#seqs.get(envelope) ?? -1;
    const held = this.#envelopes.get(envelope) ?? [];
    if (envelope.seq <= (held.at(-1)?.seq ?? -1)) return;
    this.#envelopes.set(envelope, isEventFeed(envelope.feed) ? [...held, envelope].slice(-EVENTS_HELD) : [envelope]);
    if (envelope.seq > known) this.#seqs.set(envelope, envelope.seq);
  }
}

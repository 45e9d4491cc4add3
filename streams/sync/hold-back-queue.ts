import { concat, defer, EMPTY, type Observable } from 'rxjs';
import type { AnyEnvelope } from '../../contract/wire.ts';
import type { SyncEvent } from './sync-event.ts';
import type { SyncState } from './sync-state.ts';
import { topicId, type Topic } from './subscriptions.ts';

/** Envelopes held back: all of them during a join (W4), or those of one topic during a backfill or snapshot (W3). */
export class HoldBackQueue {
  /** Null while no join is in progress. */
  held: AnyEnvelope[] | null = null;
  readonly #waiting = new Map<string, AnyEnvelope[]>();
  #lacks = 0;
  readonly #following: SyncState;

  constructor(state: SyncState) {
    this.#following = state;
  }

  /** Holds the envelope back if a join or recovery of its topic is in progress; returns whether it did. */
  hold(envelope: AnyEnvelope): boolean {
    const line = this.held ?? (this.#waiting.size > 0 ? this.#waiting.get(topicId(envelope)) : undefined);
    line?.push(envelope);
    return line !== undefined;
  }

  isHolding(topic: Topic): boolean {
    return this.#waiting.has(topicId(topic));
  }

  holdFor(topic: Topic, first: AnyEnvelope[] = []): void {
    this.#waiting.set(topicId(topic), [...(this.#waiting.get(topicId(topic)) ?? []), ...first]);
  }

  /** Returns the envelopes held back for this topic and stops holding them back. */
  release(topic: Topic): AnyEnvelope[] {
    const line = this.#waiting.get(topicId(topic)) ?? [];
    this.#waiting.delete(topicId(topic));
    return line;
  }

  /** Marks the client as behind while this work lasts. */
  whileBehind(work: Observable<SyncEvent>): Observable<SyncEvent> {
    const begin = defer(() => {
      this.#lacks += 1;
      return this.#following.behind$;
    });
    const end = defer(() => {
      this.#lacks -= 1;
      return this.settled$;
    });
    return concat(begin, work, end);
  }

  /** Emits `caughtUp` if nothing is in progress. */
  readonly settled$: Observable<SyncEvent> = defer(() =>
    this.#lacks === 0 && !this.held ? this.#following.caughtUp$ : EMPTY,
  );
}

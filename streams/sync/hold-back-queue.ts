import { concat, defer, EMPTY, type Observable } from 'rxjs';
import type { AnyEnvelope } from '../../contract/wire.ts';
import type { SyncEvent } from './sync-event.ts';
import type { SyncState } from './sync-state.ts';
import { topicId, type Topic } from './subscriptions.ts';

/** Envelopes that wait: all of them for a join's answer (W4), or those of one watch for a gap's or a snapshot's (W3). */
export class HoldBackQueue {
  /** Null while no join is under way. */
  held: AnyEnvelope[] | null = null;
  readonly #waiting = new Map<string, AnyEnvelope[]>();
  #lacks = 0;
  readonly #following: SyncState;

  constructor(state: SyncState) {
    this.#following = state;
  }

  /** Lets the envelope wait if there is something to wait for. */
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

  /** Those that waited for this watch; it waits no more. */
  release(topic: Topic): AnyEnvelope[] {
    const line = this.#waiting.get(topicId(topic)) ?? [];
    this.#waiting.delete(topicId(topic));
    return line;
  }

  /** The client is behind while this work lasts. */
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

  /** Says `caughtUp` if nothing is under way. */
  readonly settled$: Observable<SyncEvent> = defer(() =>
    this.#lacks === 0 && !this.held ? this.#following.caughtUp$ : EMPTY,
  );
}

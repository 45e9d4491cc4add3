import { concat, defer, EMPTY, type Observable } from 'rxjs';
import type { AnyEnvelope } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import type { Following } from './following.ts';
import { idOf, type Watch } from './interests.ts';

/** Envelopes that wait: all of them for a join's answer (W4), or those of one watch for a gap's or a snapshot's (W3). */
export class Line {
  /** Null while no join is under way. */
  held: AnyEnvelope[] | null = null;
  readonly #waiting = new Map<string, AnyEnvelope[]>();
  #lacks = 0;
  readonly #following: Following;

  constructor(following: Following) {
    this.#following = following;
  }

  /** Lets the envelope wait if there is something to wait for. */
  queue(envelope: AnyEnvelope): boolean {
    const line = this.held ?? (this.#waiting.size > 0 ? this.#waiting.get(idOf(envelope)) : undefined);
    line?.push(envelope);
    return line !== undefined;
  }

  isWaiting(watch: Watch): boolean {
    return this.#waiting.has(idOf(watch));
  }

  waitFor(watch: Watch, first: AnyEnvelope[] = []): void {
    this.#waiting.set(idOf(watch), [...(this.#waiting.get(idOf(watch)) ?? []), ...first]);
  }

  /** Those that waited for this watch; it waits no more. */
  leave(watch: Watch): AnyEnvelope[] {
    const line = this.#waiting.get(idOf(watch)) ?? [];
    this.#waiting.delete(idOf(watch));
    return line;
  }

  /** The client is behind while this work lasts. */
  lacking(work: Observable<Accepted>): Observable<Accepted> {
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
  readonly settled$: Observable<Accepted> = defer(() =>
    this.#lacks === 0 && !this.held ? this.#following.caughtUp$ : EMPTY,
  );
}

import { concat, defer, EMPTY, mergeMap, of, type Observable } from 'rxjs';
import type { Millis } from '../../contract/primitives.ts';
import type { Refused } from '../../contract/wire.ts';
import type { SyncEvent, RequestKind } from './sync-event.ts';
import { requestUntilAnswered, type Answered, type Environment } from '../transport/request.ts';
import { VersionTracker } from './version-tracker.ts';
import { sighted, type ServerClock, type Sighting } from './server-clock.ts';

/** State that `envelopes` keeps from one connection to the next; one instance for each subscription. */
export class SyncState {
  readonly versions = new VersionTracker();
  clock: ServerClock | null = null;
  /** The connection that joined last. */
  joinedOn: object | null = null;
  /** By the server's clock: the time of the newest heartbeat, or of the join's answer, which confirms the versions as well. */
  freshAt: Millis | null = null;
  #saidBehind = false;

  observeClock(sighting: Sighting): ServerClock {
    this.clock = sighted(this.clock, sighting);
    return this.clock;
  }

  confirmFresh(at: Millis): void {
    this.freshAt = Math.max(at, this.freshAt ?? at);
  }

  /** Emits `behind`, unless it was the last of the two emitted. */
  readonly behind$: Observable<SyncEvent> = this.#say('behind', true);
  /** Emits `caughtUp`, unless it was the last of the two emitted. */
  readonly caughtUp$: Observable<SyncEvent> = this.#say('caughtUp', false);

  #say(kind: 'behind' | 'caughtUp', behind: boolean): Observable<SyncEvent> {
    return defer(() => {
      if (this.#saidBehind === behind) return EMPTY;
      this.#saidBehind = behind;
      return of({ kind });
    });
  }
}

/** Requests until answered and emits each failed attempt. After a failure the client is behind. */
export const requestWithRetry = <T extends object>(
  request: RequestKind,
  attempt: Observable<Answered<T | Refused>>,
  state: SyncState,
  environment: Environment,
  onAnswer: (answered: Answered<T>) => Observable<SyncEvent>,
): Observable<SyncEvent> =>
  requestUntilAnswered<T>(attempt, environment).pipe(
    mergeMap((outcome) =>
      'answer' in outcome
        ? onAnswer(outcome)
        : concat(state.behind$, of<SyncEvent>({ kind: 'refused', request, ...outcome })),
    ),
  );

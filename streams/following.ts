import { concat, defer, EMPTY, mergeMap, of, type Observable } from 'rxjs';
import type { Millis } from '../contract/primitives.ts';
import type { Refused } from '../contract/wire.ts';
import type { Accepted, Asked } from './accepted.ts';
import { askPatiently, type Answered, type Surroundings } from './asking.ts';
import { Book } from './book.ts';
import { sighted, type ServerClock, type Sighting } from './server-clock.ts';

/** What `envelopes` keeps from one connection to the next, one for each subscription. */
export class Following {
  readonly book = new Book();
  clock: ServerClock | null = null;
  /** The connection that joined last. */
  joinedOn: object | null = null;
  /** On the server's clock: the newest proof, or joining's answer, which proves as much. */
  provedAt: Millis | null = null;
  #saidBehind = false;

  sight(sighting: Sighting): ServerClock {
    this.clock = sighted(this.clock, sighting);
    return this.clock;
  }

  proves(at: Millis): void {
    this.provedAt = Math.max(at, this.provedAt ?? at);
  }

  /** Says `behind`, unless that was the last word. */
  readonly behind$: Observable<Accepted> = this.#say('behind', true);
  /** Says `caughtUp`, unless that was the last word. */
  readonly caughtUp$: Observable<Accepted> = this.#say('caughtUp', false);

  #say(kind: 'behind' | 'caughtUp', behind: boolean): Observable<Accepted> {
    return defer(() => {
      if (this.#saidBehind === behind) return EMPTY;
      this.#saidBehind = behind;
      return of({ kind });
    });
  }
}

/** Asks until it is answered, and tells of each setback; where there is one, the client is behind. */
export const pursue = <T extends object>(
  request: Asked,
  attempt: Observable<Answered<T | Refused>>,
  following: Following,
  surroundings: Surroundings,
  onAnswer: (answered: Answered<T>) => Observable<Accepted>,
): Observable<Accepted> =>
  askPatiently<T>(attempt, surroundings).pipe(
    mergeMap((outcome) =>
      'answer' in outcome
        ? onAnswer(outcome)
        : concat(following.behind$, of<Accepted>({ kind: 'refused', request, ...outcome })),
    ),
  );

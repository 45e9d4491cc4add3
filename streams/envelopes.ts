import {
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  merge,
  mergeMap,
  NEVER,
  of,
  switchMap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import { isEventFeed } from '../contract/feeds.ts';
import type { AnyEnvelope } from '../contract/wire.ts';
import type { Accepted } from './accepted.ts';
import type { Surroundings } from './asking.ts';
import { follow } from './follow.ts';
import { Following } from './following.ts';
import { isWatched, sameInterests } from './interests.ts';
import type { Interests, Wire } from './wire.ts';

export interface EnvelopesInputs {
  merchant: string;
  /** What to watch now. */
  interests$: Observable<Interests>;
  /** Cold: subscribed before each join for a fresh single-use ticket; `undefined` for a visitor. */
  ticket$: Observable<string | undefined>;
  /** Values that came as an answer to a call, so that who acts never waits for the push (W6). State feeds only. */
  answered$?: Observable<AnyEnvelope>;
}

/** From what the wire carries to what is to be applied: each feed's versions growing, each log without gap or double (W1–W4, W11). */
export function envelopes(wire: Wire, inputs: EnvelopesInputs, surroundings: Surroundings): Observable<Accepted> {
  const { interests$, answered$ = NEVER } = inputs;
  return defer(() => {
    const following = new Following();
    let watching: Interests = {};

    // Each value is another object: `connected` twice over is two connections.
    const connections$ = wire.status$.pipe(map((status) => ({ status })));
    const followed$ = combineLatest([connections$, interests$.pipe(distinctUntilChanged(sameInterests))]).pipe(
      switchMap(([connection, interests]) => {
        watching = interests;
        const left = following.book.keepOnly(interests).map((watch): Accepted => ({ kind: 'reset', ...watch }));
        const next$ =
          connection.status === 'connected'
            ? follow(wire, { ...inputs, interests, connection, following }, surroundings)
            : following.behind$;
        return concat(from(left), next$);
      }),
    );

    const place = (envelope: AnyEnvelope): Observable<Accepted> => {
      const { book } = following;
      const isNews = isWatched(watching, envelope) && !isEventFeed(envelope.feed) && book.place(envelope) === 'next';
      if (!isNews) return EMPTY;
      book.take(envelope);
      return of({ kind: 'envelope', envelope });
    };
    return merge(answered$.pipe(mergeMap(place)), followed$);
  });
}

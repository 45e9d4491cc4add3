import { filter, map, merge, mergeMap, take, type Observable } from 'rxjs';
import type { FeedValues } from '../../contract/wire.ts';
import type { SyncEvent } from '../sync/sync-event.ts';
import type { Bye } from '../transport/transport.ts';

/** Why the session ended; null when the event with the reason was lost and only the end is known. */
export interface SessionEnded {
  reason: FeedValues['session']['reason'] | null;
}

interface Inputs {
  syncEvents$: Observable<SyncEvent>;
  byes$: Observable<Bye>;
}

/**
 * LIVE-10: emits the end of this session, key `session:<uuid>`, once: from its event, from the server's `bye` or from a refusal.
 */
export function sessionEnd({ syncEvents$, byes$ }: Inputs, key: string): Observable<SessionEnded> {
  const received$ = syncEvents$.pipe(mergeMap((item) => endIn(item, key)));
  const closed$ = byes$.pipe(
    filter(({ reason }) => reason === 'session_ended'),
    map((): SessionEnded => ({ reason: null })),
  );
  return merge(received$, closed$).pipe(take(1));
}

const endIn = (item: SyncEvent, key: string): SessionEnded[] => {
  if (item.kind === 'refused') return item.refusal === 'SESSION_ENDED' ? [{ reason: null }] : [];
  if (item.kind !== 'envelope') return [];
  const { envelope } = item;
  return envelope.feed === 'session' && envelope.key === key ? [{ reason: envelope.value.reason }] : [];
};

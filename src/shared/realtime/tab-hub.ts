import { map, type Observable, Subject, tap } from 'rxjs';
import type { AnyEnvelope, Feed, JoinAnswer, JoinRequest, PerKey, Refused } from '../../../contract/wire.ts';
import { isRefused, type Transport } from '../../../streams/transport/transport.ts';

type Keys = JoinRequest['feeds'];

const eachKey = <T>(feeds: PerKey<T>, visit: (feed: Feed, key: string, value: T) => void) => {
  for (const [feed, keys] of Object.entries(feeds)) {
    for (const [key, value] of Object.entries(keys)) visit(feed as Feed, key, value);
  }
};

const within = (keys: Keys, feed: Feed, key: string) => keys[feed] !== undefined && key in keys[feed];

/** Reduces an answer to the keys of the tab that asked. */
const narrow = (answer: JoinAnswer | Refused, own: Keys): JoinAnswer | Refused => {
  if (isRefused(answer)) return answer;
  const seqs: PerKey<number> = {};
  eachKey(answer.seqs, (feed, key, seq) => {
    if (within(own, feed, key)) (seqs[feed] ??= {})[key] = seq;
  });
  return {
    ...answer,
    seqs,
    envelopes: answer.envelopes.filter(({ feed, key }) => within(own, feed, key)),
    resets: answer.resets.filter(({ feed, key }) => within(own, feed, key)),
  };
};

/**
 * Several tabs on one transport (W10). A tab's join is sent as the join of all tabs, with the newest versions that passed
 * through the hub for the other tabs' keys, so that the server sends nothing twice. Answers go to the tab that asked.
 */
export const tabHub = (transport: Transport) => {
  const watchedBy = new Map<string, Keys>();
  const heads: PerKey<number> = {};
  /** Envelopes of one tab's answer for the other tabs. */
  const aside$ = new Subject<AnyEnvelope>();

  const seen = (feed: Feed, key: string, seq: number) => {
    const keys = (heads[feed] ??= {});
    keys[key] = Math.max(keys[key] ?? 0, seq);
  };
  const passed = transport.envelopes$.subscribe(({ feed, key, seq }) => seen(feed, key, seq));

  const union = (tab: string, own: Keys): Keys => {
    const all: Keys = {};
    for (const [other, keys] of watchedBy) {
      if (other !== tab) eachKey(keys, (feed, key) => ((all[feed] ??= {})[key] = heads[feed]?.[key] ?? null));
    }
    eachKey(own, (feed, key, last) => ((all[feed] ??= {})[key] = last));
    return all;
  };

  return {
    aside$: aside$.asObservable(),
    join(tab: string, request: JoinRequest): Observable<JoinAnswer | Refused> {
      watchedBy.set(tab, request.feeds);
      return transport.join({ ...request, feeds: union(tab, request.feeds) }).pipe(
        tap((answer) => {
          if (isRefused(answer)) return;
          for (const envelope of answer.envelopes) {
            seen(envelope.feed, envelope.key, envelope.seq);
            if (!within(request.feeds, envelope.feed, envelope.key)) aside$.next(envelope);
          }
        }),
        map((answer) => narrow(answer, request.feeds)),
      );
    },
    leave: (tab: string) => void watchedBy.delete(tab),
    close: () => passed.unsubscribe(),
  };
};

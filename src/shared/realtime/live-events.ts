import { createStore, sample, type Event, type Store } from 'effector';
import { filter, map, merge, type Observable } from 'rxjs';
import type { EventFeed } from '../../../contract/feeds.ts';
import type { FeedValues } from '../../../contract/wire.ts';
import { feed } from '../../../streams/sync/feed.ts';
import type { SyncEvent } from '../../../streams/sync/sync-event.ts';
import type { Lifecycle } from '../lib/lifecycle.ts';
import { fromLive, topicOf } from './runtime.ts';

interface LiveEvents<F extends EventFeed, S, Answer, T> {
  feed: F;
  $key: Store<string | null>;
  /** The view that shows the log; without it the log is followed from the page's first live API on. */
  lifecycle?: Lifecycle<any>;
  /** Maps the sync events to changes. By default the feed's own events. */
  stream?: (syncEvents$: Observable<SyncEvent>, key: string) => Observable<T>;
  initial: S;
  reduce: (state: S, change: T) => S;
  /** The server's answer with the current content of the log. */
  snapshot: { loaded: Event<Answer>; apply: (state: S, answer: Answer) => S };
}

/**
 * One key of an event feed: `$value` starts from a snapshot and follows each event. `lost` fires when the log was reset: the
 * snapshot must be loaded again (W3).
 */
export const liveEvents = <F extends EventFeed, S, Answer, T = FeedValues[F]>({
  feed: name,
  $key,
  lifecycle,
  stream = (syncEvents$, key) => valuesOf(syncEvents$, name, key) as Observable<T>,
  initial,
  reduce,
  snapshot,
}: LiveEvents<F, S, Answer, T>) => {
  const { next } = fromLive({
    subscriptions: topicOf(name, $key),
    lifecycle,
    stream: (live, topics) => {
      const key = topics[name]![0]!;
      return merge(
        stream(live.watch(topics), key).pipe(map((change) => ({ change }))),
        feed(live.watch(topics), name, key).pipe(
          filter(({ value }) => value === null),
          map(() => null),
        ),
      );
    },
  });
  const received = sample({ clock: next, filter: Boolean, fn: ({ change }) => change });
  const lost = sample({ clock: next, filter: (item) => item === null, fn: () => {} });
  const $value = createStore(initial, { serialize: 'ignore' }).on(received, reduce).on(snapshot.loaded, snapshot.apply);
  return { $value, received, lost };
};

const valuesOf = <F extends EventFeed>(syncEvents$: Observable<SyncEvent>, name: F, key: string) =>
  feed(syncEvents$, name, key).pipe(
    map(({ value }) => value),
    filter((value) => value !== null),
  );

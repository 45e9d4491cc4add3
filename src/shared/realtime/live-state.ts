import { combine, createStore, type Store } from 'effector';
import type { Observable } from 'rxjs';
import type { FeedValues, StateFeed } from '../../../contract/wire.ts';
import type { ConnectionState } from '../../../streams/sync/connection.ts';
import { feedState } from '../../../streams/sync/feed.ts';
import type { SyncEvent } from '../../../streams/sync/sync-event.ts';
import type { Lifecycle } from '../lib/lifecycle.ts';
import type { Environment } from './environment.ts';
import type { Live } from './live.ts';
import { $connection, fromLive, topicOf } from './runtime.ts';

interface LiveState<F extends StateFeed, T> {
  feed: F;
  /** Null when there is nothing to subscribe to (nobody is logged in). */
  $key: Store<string | null>;
  /** The view that shows the value; without it the value is followed from the page's first live API on. */
  lifecycle?: Lifecycle<any>;
  /** Maps the sync events to the shown values; null when the value is unknown. By default the feed's own values. */
  stream?: (
    syncEvents$: Observable<SyncEvent>,
    key: string,
    environment: Environment,
    live: Live,
  ) => Observable<T | null>;
}

/**
 * One key of a state feed. `$value` is null while unknown: before the first value, for another key, after a reset, and while
 * its view is closed. It stays while the connection is down. `$state` says how far it can be trusted (W8).
 */
export const liveState = <F extends StateFeed, T = FeedValues[F]>({
  feed: name,
  $key,
  lifecycle,
  stream = (syncEvents$, key) => feedState(syncEvents$, name, key) as Observable<T | null>,
}: LiveState<F, T>) => {
  const { next: changed } = fromLive({
    subscriptions: topicOf(name, $key),
    lifecycle,
    stream: (live, topics, environment) => stream(live.watch(topics), topics[name]![0]!, environment, live),
  });
  const $value = createStore<T | null>(null)
    .on(changed, (_, value) => value)
    .reset($key);
  if (lifecycle) $value.reset(lifecycle.closed);
  const $state = combine($value, $connection, (value, { state }): ConnectionState | 'unknown' =>
    value === null ? 'unknown' : state,
  );
  return { $value, $state, changed };
};

import { attach, combine, createEvent, createStore, sample, scopeBind, type Store, type Unit } from 'effector';
import type { Observable } from 'rxjs';
import type { SyncEvent } from '../../../streams/sync/sync-event.ts';
import type { Connection } from '../../../streams/sync/connection.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';
import { $apiContext, type ApiContext } from '../api/context.ts';
import { fromStream, streamFailed } from './bridge.ts';
import type { Live } from './live.ts';

/** Creates the live API for a session (null: a visitor); set by `fork({ values })`, in production and tests alike. */
export type MakeLive = (identity: {
  sessionId: string | null;
  api: ApiContext;
  failed: (error: unknown) => void;
}) => Live;
export const $makeLive = createStore<MakeLive>(
  () => {
    throw new Error('no live part was given to this scope');
  },
  { serialize: 'ignore' },
);

/** Opens the live API for a session or a visitor, and closes the previous one. */
export const liveRequested = createEvent<{ sessionId: string | null }>();
export const liveClosed = createEvent();
/** The browser restored this page from its back-forward cache. The transport was closed when the page went in. */
export const pageRestored = createEvent();
const $identity = createStore<{ sessionId: string | null } | null>(null)
  .on(liveRequested, (_, identity) => identity)
  .reset(liveClosed);
sample({ clock: pageRestored, source: $identity, filter: Boolean, target: liveRequested });

export const $live = createStore<Live | null>(null, { serialize: 'ignore' });

const openLiveFx = attach({
  source: { make: $makeLive, current: $live, api: $apiContext },
  effect({ make, current, api }, { sessionId }: { sessionId: string | null }) {
    current?.close();
    return make({ sessionId, api, failed: scopeBind(streamFailed, { safe: true }) });
  },
});
const closeLiveFx = attach({ source: $live, effect: (live) => live?.close() });

sample({ clock: liveRequested, target: openLiveFx });
sample({ clock: openLiveFx.doneData, target: $live });
sample({ clock: liveClosed, target: closeLiveFx });
sample({ clock: closeLiveFx.done, fn: () => null, target: $live });

interface LiveFeed<T> {
  /** The topics; null when there is nothing to subscribe to (nobody is logged in). Equal values must keep their identity. */
  subscriptions: Store<Subscriptions | null>;
  /** Maps the sync events of these keys to the values of the model. */
  stream: (syncEvents$: Observable<SyncEvent>, live: Live, subscriptions: Subscriptions) => Observable<T>;
  /**
   * The model of a lazily loaded page sets when it starts and stops. Without `start` it runs from the page's first live API on.
   */
  start?: Unit<any>;
  stop?: Unit<any>;
}

/** A feed as events of the scope. It subscribes, resubscribes and ends with the live API and its subscriptions. */
export const liveFeed = <T>({ subscriptions, stream, start, stop }: LiveFeed<T>) => {
  const $active = createStore(!start);
  if (start) $active.on(start, () => true);
  if (stop) $active.on(stop, () => false);
  const $deps = combine($live, subscriptions, $active, (live, watched, active) =>
    live && watched && active ? { live, watched } : null,
  );
  const ready = sample({ clock: $deps.updates, filter: Boolean });
  const ended = sample({ clock: $deps.updates, filter: (deps) => deps === null });
  return fromStream({
    start: ready,
    stop: ended,
    deps: $deps,
    // `ready` fires only when there are deps.
    stream: (deps) => stream(deps!.live.watch(deps!.watched), deps!.live, deps!.watched),
  });
};

const connectionFeed = liveFeed({
  subscriptions: createStore<Subscriptions | null>({}),
  stream: (_, live) => live.connection$,
});
export const connectionChanged = connectionFeed.next;

/** W8: how far the page can trust its values; always known. Initially catching up. */
export const $connection = createStore<Connection>({
  state: 'catching up',
  sinceMs: 0,
  lastHeartbeatAtMs: null,
  serverOffsetMs: 0,
})
  .on(connectionChanged, (_, connection) => connection)
  .reset(liveClosed);
/** Money actions are disabled while this is false (W8). */
export const $isLive = $connection.map(({ state }) => state === 'live');

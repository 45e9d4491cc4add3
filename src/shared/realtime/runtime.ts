import { attach, combine, createEvent, createStore, sample, scopeBind, type Store } from 'effector';
import { EMPTY, switchMap, type Observable } from 'rxjs';
import type { Feed } from '../../../contract/wire.ts';
import type { Connection } from '../../../streams/sync/connection.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';
import { $apiContext, $baseUrl, type ApiContext } from '../api/context.ts';
import type { Lifecycle } from '../lib/lifecycle.ts';
import { fromStream, streamFailed } from './bridge.ts';
import { $environment, type Environment } from './environment.ts';
import type { Live } from './live.ts';

/** Creates the live API for a session (null: a visitor); set by `fork({ values })`, in production and tests alike. */
export type MakeLive = (identity: {
  sessionId: string | null;
  api: ApiContext;
  environment: Environment;
  failed: (error: unknown) => void;
}) => Live;
export const $makeLive = createStore<MakeLive>(
  () => {
    throw new Error('no live API');
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
sample({ clock: [pageRestored, $baseUrl.updates], source: $identity, filter: Boolean, target: liveRequested });

export const $live = createStore<Live | null>(null, { serialize: 'ignore' });

const openLiveFx = attach({
  source: { make: $makeLive, current: $live, api: $apiContext, environment: $environment },
  effect({ make, current, api, environment }, { sessionId }: { sessionId: string | null }) {
    current?.close();
    return make({ sessionId, api, environment, failed: scopeBind(streamFailed, { safe: true }) });
  },
});
const closeLiveFx = attach({ source: $live, effect: (live) => live?.close() });

sample({ clock: liveRequested, target: openLiveFx });
sample({ clock: openLiveFx.doneData, target: $live });
sample({ clock: liveClosed, target: closeLiveFx });
sample({ clock: closeLiveFx.done, fn: () => null, target: $live });

interface FromLive<T> {
  /** The topics; null when there is nothing to subscribe to (nobody is logged in). Equal values must keep their identity. */
  subscriptions: Store<Subscriptions | null>;
  /** Without it the stream runs from the page's first live API on. */
  lifecycle?: Lifecycle<any>;
  stream: (live: Live, subscriptions: Subscriptions, environment: Environment) => Observable<T>;
}

/** A stream on the live API as events of the scope: it follows the live API, its topics and the view's lifecycle. */
export const fromLive = <T>({ subscriptions, lifecycle, stream }: FromLive<T>) => {
  const $isOpen = lifecycle?.$isOpen ?? createStore(true);
  const $deps = combine($live, subscriptions, $isOpen, (live, watched, isOpen) =>
    live && watched && isOpen ? { live, watched } : null,
  );
  const $isOn = $deps.map((deps) => deps !== null);
  return fromStream({
    start: sample({ clock: $isOn.updates, filter: Boolean }),
    stop: sample({ clock: $isOn.updates, filter: (isOn) => !isOn }),
    inputs: { deps: $deps },
    stream: ({ deps }, environment) =>
      deps.pipe(switchMap((now) => (now ? stream(now.live, now.watched, environment) : EMPTY))),
  });
};

/** The topic of a feed's key; null without a key. */
export const topicOf = (feed: Feed, $key: Store<string | null>): Store<Subscriptions | null> =>
  $key.map((key): Subscriptions | null => (key === null ? null : { [feed]: [key] }));

/** For streams that need the live API and no topic. */
export const $noTopics = createStore<Subscriptions | null>({});
const { next: connectionChanged } = fromLive({ subscriptions: $noTopics, stream: (live) => live.connection$ });

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

import {
  attach,
  createEvent,
  createStore,
  createWatch,
  sample,
  scopeBind,
  type Scope,
  type Store,
  type Unit,
} from 'effector';
import { asyncScheduler, defer, Observable, Subscription } from 'rxjs';
import type { Environment } from '../../../streams/transport/request.ts';
import { restartOnError } from '../../../streams/transport/restart-on-error.ts';

/** Time and chance for the restarts; a test puts its own. */
export const $environment = createStore<Environment>(
  { scheduler: asyncScheduler, random: Math.random },
  { serialize: 'ignore' },
);
/** BR8: a stream broke, and will be subscribed again. */
export const streamFailed = createEvent<unknown>();

interface FromStream<T, Deps> {
  /** Connects; while connected, replaces the subscription (BR1, BR2). */
  start: Unit<any>;
  /** Unsubscribes, also when a synchronous first value asks for it (BR5). */
  stop?: Unit<any>;
  /** What the stream is made of, read at each start: filled by `fork({ values })`, in production and tests alike. */
  deps: Store<Deps>;
  stream: (deps: Deps) => Observable<T>;
}

/**
 * The one place where a stream becomes Effector events; nothing else in `src` subscribes.
 * `next` and `completed` fire in the scope that started it. An error, also one that `stream` throws, fires `streamFailed` there,
 * and the stream restarts, later each time (BR8).
 */
export const fromStream = <T, Deps>({ start, stop, deps, stream }: FromStream<T, Deps>) => {
  const next = createEvent<T>();
  const completed = createEvent();
  const opened = createEvent<Subscription>();
  const $subscription = createStore<Subscription | null>(null, { serialize: 'ignore' }).on(
    opened,
    (_, subscription) => subscription,
  );

  const connectFx = attach({
    source: { current: $subscription, deps, environment: $environment },
    // Returns at once, so that `allSettled` never waits for a stream (BR4).
    effect({ current, deps, environment }) {
      current?.unsubscribe();
      // Bound here, before anything else can run: afterwards the scope is lost (BR3).
      const bound = {
        next: scopeBind(next, { safe: true }),
        complete: scopeBind(completed, { safe: true }),
      };
      const failed = scopeBind(streamFailed, { safe: true });
      const subscription = new Subscription();
      // Known before the source is subscribed: a stop during a synchronous first value finds it, and `add` closes what comes late.
      scopeBind(opened, { safe: true })(subscription);
      subscription.add(
        restartOnError(
          defer(() => stream(deps)),
          failed,
          environment,
        ).subscribe(bound),
      );
    },
  });
  const disconnectFx = attach({ source: $subscription, effect: (subscription) => subscription?.unsubscribe() });

  sample({ clock: start, fn: () => {}, target: connectFx });
  if (stop) sample({ clock: stop, fn: () => {}, target: disconnectFx });

  return { next, completed };
};

/** The values of one store in one scope, the current one first; `from($store)` would hear every scope. With `everyMs`, looked up so often. */
export const toStream = <T>(store: Store<T>, scope: Scope, everyMs?: number): Observable<T> =>
  new Observable<T>((subscriber) => {
    const look = () => subscriber.next(scope.getState(store));
    look();
    if (everyMs === undefined) return createWatch({ unit: store, scope, fn: (value) => subscriber.next(value) });
    const looking = setInterval(look, everyMs);
    return () => clearInterval(looking);
  });

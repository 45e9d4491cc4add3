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

/** Scheduler and randomness of the restarts; tests set their own. */
export const $environment = createStore<Environment>(
  { scheduler: asyncScheduler, random: Math.random },
  { serialize: 'ignore' },
);
/** BR8: a stream failed and will be resubscribed. */
export const streamFailed = createEvent<unknown>();

interface FromStream<T, Deps> {
  /** Subscribes. While subscribed, replaces the subscription (BR1, BR2). */
  start: Unit<any>;
  /** Unsubscribes, also when triggered by a synchronous first value (BR5). */
  stop?: Unit<any>;
  /** Inputs of the stream, read at each start; set by `fork({ values })`, in production and tests alike. */
  deps: Store<Deps>;
  stream: (deps: Deps) => Observable<T>;
}

/**
 * The only place where a stream becomes Effector events; no other code in `src` subscribes. `next` and `completed` fire in the
 * scope that started the stream. An error, also one thrown by `stream`, fires `streamFailed` there, and the stream restarts with
 * growing delays (BR8).
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
      // Bound before any other code runs: the scope is lost afterwards (BR3).
      const bound = {
        next: scopeBind(next, { safe: true }),
        complete: scopeBind(completed, { safe: true }),
      };
      const failed = scopeBind(streamFailed, { safe: true });
      const subscription = new Subscription();
      // Known before the source is subscribed: a stop during a synchronous first value finds the subscription, and `add` closes
      // late ones.
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

/**
 * The values of one store in one scope, starting with the current one; `from($store)` would emit for every scope. With
 * `everyMs`, polled at that interval.
 */
export const toStream = <T>(store: Store<T>, scope: Scope, everyMs?: number): Observable<T> =>
  new Observable<T>((subscriber) => {
    const look = () => subscriber.next(scope.getState(store));
    look();
    if (everyMs === undefined) return createWatch({ unit: store, scope, fn: (value) => subscriber.next(value) });
    const looking = setInterval(look, everyMs);
    return () => clearInterval(looking);
  });

import {
  attach,
  combine,
  createEvent,
  createStore,
  createWatch,
  is,
  sample,
  scopeBind,
  type Effect,
  type Event,
  type Scope,
  type Store,
  type Unit,
} from 'effector';
import { BehaviorSubject, defer, Observable, Subject, Subscription } from 'rxjs';
import { restartOnError } from '../../../streams/transport/restart-on-error.ts';
import { $environment, type Environment } from './environment.ts';

/** BR8: a stream failed and will be resubscribed. */
export const streamFailed = createEvent<unknown>();

type Inputs = Record<string, Store<any> | Event<any> | Effect<any, any, any>>;
/**
 * Inputs as the stream gets them, all of the scope that started it: a store as its values, the current one first; an event as
 * its payloads; an effect as a function.
 */
type Bound<I extends Inputs> = {
  [K in keyof I]: I[K] extends Effect<infer P, infer D, any>
    ? (params: P) => Promise<D>
    : I[K] extends Store<infer T> | Event<infer T>
      ? Observable<T>
      : never;
};

interface FromStream<T, I extends Inputs> {
  /** Subscribes. While subscribed, replaces the subscription (BR1, BR2). */
  start: Unit<any>;
  /** Unsubscribes, also when triggered by a synchronous first value (BR5). */
  stop?: Unit<any>;
  inputs: I;
  stream: (inputs: Bound<I>, environment: Environment) => Observable<T>;
}

interface Running {
  subscription: Subscription;
  entrances: Record<string, Subject<unknown>>;
}

const pick = <U extends Inputs[string]>(inputs: Inputs, isOne: (unit: unknown) => boolean): Record<string, U> =>
  Object.fromEntries(Object.entries(inputs).filter(([, unit]) => isOne(unit))) as Record<string, U>;
const mapValues = <T, R>(record: Record<string, T>, fn: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, fn(value)]));

/**
 * The only place where a stream becomes Effector events; no other code in `src` subscribes. `next` and `completed` fire in the
 * scope that started the stream. An error, also one thrown by `stream`, fires `streamFailed` there, and the stream restarts with
 * growing delays (BR8).
 */
export const fromStream = <T, I extends Inputs>({ start, stop, inputs, stream }: FromStream<T, I>) => {
  const stores = pick<Store<unknown>>(inputs, (unit) => is.store(unit));
  const events = pick<Event<unknown>>(inputs, (unit) => is.event(unit));
  const effects = pick<Effect<unknown, unknown>>(inputs, (unit) => is.effect(unit));
  const next = createEvent<T>();
  const completed = createEvent();
  const began = createEvent<Running>();
  const $running = createStore<Running | null>(null, { serialize: 'ignore' }).on(began, (_, running) => running);

  const connectFx = attach({
    source: { running: $running, values: combine(stores), environment: $environment },
    // Returns at once, so that `allSettled` never waits for a stream (BR4).
    effect({ running, values, environment }) {
      running?.subscription.unsubscribe();
      // Bound before any other code runs: the scope is lost afterwards (BR3).
      const bound = {
        next: scopeBind(next, { safe: true }),
        complete: scopeBind(completed, { safe: true }),
      };
      const failed = scopeBind(streamFailed, { safe: true });
      const calls = mapValues(effects, (callFx) => scopeBind(callFx, { safe: true }));
      const entrances = {
        ...mapValues(values as Record<string, unknown>, (value) => new BehaviorSubject(value)),
        ...mapValues(events, () => new Subject<unknown>()),
      };
      const subscription = new Subscription();
      // Known before the source is subscribed: a stop during a synchronous first value finds the subscription, and `add` closes
      // late ones.
      scopeBind(began, { safe: true })({ subscription, entrances });
      subscription.add(
        restartOnError(
          defer(() => stream({ ...entrances, ...calls } as Bound<I>, environment)),
          failed,
          environment,
        ).subscribe(bound),
      );
    },
  });
  const disconnectFx = attach({ source: $running, effect: (running) => running?.subscription.unsubscribe() });
  const enterFx = attach({
    source: $running,
    effect: (running, { name, value }: { name: string; value: unknown }) => running?.entrances[name]!.next(value),
  });

  for (const [name, unit] of Object.entries({ ...stores, ...events })) {
    sample({ clock: unit as Event<unknown>, fn: (value) => ({ name, value }), target: enterFx });
  }
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

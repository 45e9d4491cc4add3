import { attach, combine, createEvent, createStore, is, sample, type Effect, type Unit } from 'effector';
import type { EndpointSpec, ResponseOf } from '../../../contract/define.ts';
import { createCall, type CallParams } from './call.ts';
import type { CallFailure } from './failure.ts';

interface Options {
  /** Forgets the data: the page closed, or the session ended. */
  resetOn?: Unit<any>[];
}
interface Requested<P> {
  params: P;
}

/**
 * REST data of an endpoint. Only the answer to the newest request counts: late answers, and answers after `reset`, are dropped.
 * `refresh` repeats the last request; before the first one it does nothing.
 */
export function createQuery<E extends EndpointSpec>(
  endpoint: E,
  options?: Options,
): ReturnType<typeof queryOf<CallParams<E>, ResponseOf<E>>>;
/** As above, for an effect that adds parameters to a call. */
export function createQuery<P, D>(
  callFx: Effect<P, D, CallFailure>,
  options?: Options,
): ReturnType<typeof queryOf<P, D>>;
export function createQuery(source: EndpointSpec | Effect<any, any, CallFailure>, options?: Options) {
  return queryOf(is.effect(source) ? source : createCall(source), options);
}

const queryOf = <P, D>(callFx: Effect<P, D, CallFailure>, { resetOn = [] }: Options = {}) => {
  const start = createEvent<P>();
  const refresh = createEvent();
  const reset = createEvent();
  // Each request is a new object, which tells its answer from the others.
  const requestFx = attach({ effect: callFx, mapParams: ({ params }: Requested<P>) => params });
  const forgotten = [reset, ...resetOn];

  /** The newest request; null before the first and after a reset. */
  const $requested = createStore<Requested<P> | null>(null, { serialize: 'ignore' })
    .on(requestFx, (_, request) => request)
    .reset(forgotten);
  const done = sample({
    clock: requestFx.done,
    source: $requested,
    filter: (request, { params }) => request === params,
    fn: (_, { params, result }) => ({ params: params.params, result }),
  });
  const failed = sample({
    clock: requestFx.fail,
    source: $requested,
    filter: (request, { params }) => request === params,
    fn: (_, { error }) => error,
  });

  /** Null while unknown. */
  const $data = createStore<D | null>(null)
    .on(done, (_, { result }) => result)
    .reset(forgotten);
  const $error = createStore<{ key: string } | null>(null)
    .on(failed, (_, failure) => failure)
    .reset(requestFx, ...forgotten);
  const $pending = createStore(false)
    .on(requestFx, () => true)
    .reset(done, failed, ...forgotten);
  /** There is data, and newer data is awaited or failed to load. */
  const $stale = combine(
    $data,
    $error,
    $pending,
    (data, error, pending) => data !== null && (pending || error !== null),
  );

  sample({ clock: start, fn: (params): Requested<P> => ({ params }), target: requestFx });
  sample({
    clock: refresh,
    source: $requested,
    filter: (request) => request !== null,
    fn: (request): Requested<P> => ({ params: request!.params }),
    target: requestFx,
  });
  return { start, refresh, reset, done, failed, $data, $error, $pending, $stale };
};

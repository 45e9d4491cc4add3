import { attach, createEvent, sample, scopeBind, type Effect } from 'effector';
import type { EndpointSpec, RequestInputOf, ResponseOf } from '../../../contract/define.ts';
import { confirmationAsked } from './confirmation.ts';
import { $apiContext, type ApiContext } from './context.ts';
import type { CallFailure } from './failure.ts';
import { send } from './send.ts';

/** Any call that failed, for what the whole site must notice (a session that ended, maintenance). */
export const callFailed = createEvent<CallFailure>();

/** Bound before anything is waited for: by then the scope is no longer known. */
const inScope = (context: ApiContext): ApiContext => ({
  ...context,
  ask: scopeBind(confirmationAsked, { safe: true }),
});

/** What a caller passes: figures of a query string may be numbers. */
export type CallParams<E extends EndpointSpec> = E['encoding'] extends 'query'
  ? { [K in keyof RequestInputOf<E>]: RequestInputOf<E>[K] | (string extends RequestInputOf<E>[K] ? number : never) }
  : RequestInputOf<E>;

/** The effect of one endpoint of the contract; fails with a CallFailure. Endpoints that move money take `createMoneyCall`. */
export const createCall = <E extends EndpointSpec>(endpoint: E): Effect<CallParams<E>, ResponseOf<E>, CallFailure> => {
  const callFx = attach({
    source: $apiContext,
    effect: (context, params: CallParams<E>) => send(endpoint, params as RequestInputOf<E>, inScope(context)),
  }) as unknown as Effect<CallParams<E>, ResponseOf<E>, CallFailure>;
  sample({ clock: callFx.failData, target: callFailed });
  return callFx;
};

/**
 * The effect of an endpoint that moves money. `idempotencyKey` (a uuid) is drawn once, when the person confirms, and kept for every
 * retry of that same action: the server does it once and answers the same.
 */
export const createMoneyCall = <E extends EndpointSpec & { money: true }>(endpoint: E) => {
  const callFx = attach({
    source: $apiContext,
    effect: (context, { request, idempotencyKey }: { request: RequestInputOf<E>; idempotencyKey: string }) =>
      send(endpoint, request, inScope(context), { idempotencyKey }),
  }) as unknown as Effect<{ request: RequestInputOf<E>; idempotencyKey: string }, ResponseOf<E>, CallFailure>;
  sample({ clock: callFx.failData, target: callFailed });
  return callFx;
};

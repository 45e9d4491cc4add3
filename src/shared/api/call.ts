import { attach, createEvent, sample, scopeBind, type Effect } from 'effector';
import type { EndpointSpec, RequestInputOf, ResponseOf } from '../../../contract/define.ts';
import { confirmationRequested } from './confirmation.ts';
import { $apiContext, type ApiContext } from './context.ts';
import type { CallFailure } from './failure.ts';
import { send } from './send.ts';

/** A call failed. The whole site reacts to some failures (a session that ended, maintenance). */
export const callFailed = createEvent<CallFailure>();

/** Binds the events before the first await; the scope is lost after it. */
const inScope = (context: ApiContext): ApiContext => ({
  ...context,
  ask: scopeBind(confirmationRequested, { safe: true }),
});

/** What a caller passes: numbers in a query string may be passed as numbers. */
export type CallParams<E extends EndpointSpec> = E['encoding'] extends 'query'
  ? { [K in keyof RequestInputOf<E>]: RequestInputOf<E>[K] | (string extends RequestInputOf<E>[K] ? number : never) }
  : RequestInputOf<E>;

/** Creates the effect of one endpoint. It fails with a CallFailure. Endpoints that move money use `createMoneyCall`. */
export const createCall = <E extends EndpointSpec>(endpoint: E): Effect<CallParams<E>, ResponseOf<E>, CallFailure> => {
  const callFx = attach({
    source: $apiContext,
    effect: (context, params: CallParams<E>) => send(endpoint, params as RequestInputOf<E>, inScope(context)),
  }) as unknown as Effect<CallParams<E>, ResponseOf<E>, CallFailure>;
  sample({ clock: callFx.failData, target: callFailed });
  return callFx;
};

/**
 * Creates the effect of an endpoint that moves money. The caller creates `idempotencyKey` (a uuid) once, when the person
 * confirms, and keeps it for every retry of that action: the server executes it once and gives the same answer.
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

import { createEvent, createStore, merge, sample, type Effect, type EventCallable, type Unit } from 'effector';
import { contracts } from '../../../contract/contracts.ts';
import { createCall } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';

export const listFx = createCall(contracts.all);
export const versionsFx = createCall(contracts.versions);
export const proposeFx = createCall(contracts.propose);
export const answerFx = createCall(contracts.answer);
export const withdrawFx = createCall(contracts.withdraw);
export const requestEndFx = createCall(contracts.requestEnd);
export const answerEndFx = createCall(contracts.answerEnd);

/** An action succeeded or failed: either way the shown data may be outdated. */
export const acted = merge(
  [proposeFx, answerFx, withdrawFx, requestEndFx, answerEndFx].map((callFx) => (callFx as AnyCall).finally),
);
type AnyCall = Effect<any, unknown, CallFailure>;

/** Runs one read at a time. Reads requested meanwhile run once after it, so that an older answer never arrives last. */
export const readOn = <P extends object>(callFx: Effect<P, any, CallFailure>, wanted: Unit<P>): void => {
  const begun = createEvent<P>();
  // Samples the pending state once: a read started by one branch must not make the other branch wait for it.
  const weighed = createEvent<{ busy: boolean; params: P }>();
  const $after = createStore<P | null>(null, { serialize: 'ignore' })
    .on(weighed, (after, { busy, params }) => (busy ? params : after))
    .reset(callFx);
  sample({ clock: wanted, source: callFx.pending, fn: (busy, params) => ({ busy, params }), target: weighed });
  sample({
    clock: weighed,
    filter: ({ busy }) => !busy,
    fn: ({ params }) => params,
    target: begun as EventCallable<any>,
  });
  sample({ clock: callFx.finally, source: $after, filter: Boolean, target: begun as EventCallable<any> });
  sample({ clock: begun, target: callFx as Effect<any, any, CallFailure> });
};

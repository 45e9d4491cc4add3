import { createEvent, createStore, sample } from 'effector';
import { security } from '../../../contract/security.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

export const sessionList = createLifecycle();
export const endRequested = createEvent<string>();
export const endOthersRequested = createEvent();

const query = createQuery(security.sessions, { resetOn: [sessionList.closed] });
const endFx = createCall(security.endSession);
const endOthersFx = createCall(security.endOthers);

/** Null while unknown. */
export const $sessions = query.$data.map((answer) => answer?.list ?? null);
export const $ending = createStore<string | null>(null)
  .on(endFx, (_, { sessionId }) => sessionId)
  .reset(endFx.finally);
export const $endingOthers = endOthersFx.pending;
export const $failure = createStore<{ key: string } | null>(null)
  // The session has ended already: the list is reloaded.
  .on(endFx.failData, (_, failure) => (failure.key === 'not_found' ? null : failure))
  .on([query.failed, endOthersFx.failData], (_, failure) => failure)
  .reset(endRequested, endOthersRequested, sessionList.opened, sessionList.closed);

sample({ clock: [sessionList.opened, endFx.finally, endOthersFx.done], fn: () => ({}), target: query.start });
sample({ clock: endRequested, fn: (sessionId) => ({ sessionId }), target: endFx });
sample({ clock: endOthersRequested, fn: () => ({}), target: endOthersFx });

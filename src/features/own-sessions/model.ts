import { createEvent, createStore, sample } from 'effector';
import { security, type OwnSession } from '../../../contract/security.ts';
import { createCall } from '../../shared/api/call.ts';

export const listOpened = createEvent();
export const listLeft = createEvent();
export const endRequested = createEvent<string>();
export const endOthersRequested = createEvent();

const loadFx = createCall(security.sessions);
const endFx = createCall(security.endSession);
const endOthersFx = createCall(security.endOthers);

/** Null while unknown. */
export const $sessions = createStore<OwnSession[] | null>(null)
  .on(loadFx.doneData, (_, { list }) => list)
  .reset(listLeft);
export const $ending = createStore<string | null>(null)
  .on(endFx, (_, { sessionId }) => sessionId)
  .reset(endFx.finally);
export const $endingOthers = endOthersFx.pending;
export const $failure = createStore<{ key: string } | null>(null)
  // The session has ended already: the list is reloaded.
  .on(endFx.failData, (_, failure) => (failure.key === 'not_found' ? null : failure))
  .on([loadFx.failData, endOthersFx.failData], (_, failure) => failure)
  .reset(endRequested, endOthersRequested, listOpened, listLeft);

sample({ clock: [listOpened, endFx.finally, endOthersFx.done], fn: () => ({}), target: loadFx });
sample({ clock: endRequested, fn: (sessionId) => ({ sessionId }), target: endFx });
sample({ clock: endOthersRequested, fn: () => ({}), target: endOthersFx });

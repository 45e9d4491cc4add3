import { createEvent, createStore, sample } from 'effector';
import { session } from '../../../contract/session.ts';
import { endReported, memberKnown } from '../../entities/session/model.ts';
import { createCall } from '../../shared/api/call.ts';
import { modalClosed, modalOpened } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';

export const logoutConfirmed = createEvent();
export const everywhereRequested = createEvent();

const logoutFx = createCall(session.logout);
const everywhereFx = createCall(session.logoutEverywhere);
/** The person is leaving here: that the session ends is no news to them. */
export const $leaving = createStore(false)
  .on([logoutConfirmed, everywhereRequested], () => true)
  .on([everywhereFx.fail, memberKnown], () => false);
export const $pending = logoutFx.pending;
export const $everywherePending = everywhereFx.pending;

sample({ clock: logoutConfirmed, fn: () => ({}), target: logoutFx });
sample({ clock: everywhereRequested, fn: () => ({}), target: everywhereFx });
// Who asked to leave leaves, also where the server could not be told: here nothing of the session stays.
sample({ clock: logoutFx.finally, fn: () => 'logout' as const, target: endReported });
sample({ clock: everywhereFx.done, fn: () => 'logout_everywhere' as const, target: endReported });
sample({ clock: [logoutFx.finally, everywhereFx.done], fn: () => {}, target: modalClosed });
sample({ clock: [logoutFx.finally, everywhereFx.done], fn: () => '/', target: navigateFx });

/** The header's entry: asked again before it is done (SHELL-03). */
export const logoutRequested = modalOpened.prepend<void>(() => ({ name: 'logout' }));

import { createEvent, createStore, sample } from 'effector';
import { session } from '../../../contract/session.ts';
import { endReported, memberKnown } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { modalClosed, modalOpened } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';

export const logoutConfirmed = createEvent();
export const everywhereRequested = createEvent();

const logoutFx = createCall(session.logout);
const everywhereFx = createCall(session.logoutEverywhere);
/** The player is logging out here: the end of the session needs no message. */
export const $leaving = createStore(false)
  .on([logoutConfirmed, everywhereRequested], () => true)
  .on([everywhereFx.fail, memberKnown], () => false);
export const $pending = logoutFx.pending;
export const $everywherePending = everywhereFx.pending;

sample({ clock: logoutConfirmed, fn: () => ({}), target: logoutFx });
sample({ clock: everywhereRequested, fn: () => ({}), target: everywhereFx });
// A logout takes effect here even if the server could not be reached: the session is removed from the browser.
sample({ clock: logoutFx.finally, fn: () => 'logout' as const, target: endReported });
sample({ clock: everywhereFx.done, fn: () => 'logout_everywhere' as const, target: endReported });
sample({ clock: [logoutFx.finally, everywhereFx.done], fn: () => {}, target: modalClosed });
sample({ clock: [logoutFx.finally, everywhereFx.done], fn: () => '/', target: navigateFx });

/** The header's menu item. The player confirms it first (SHELL-03). */
export const logoutRequested = modalOpened.prepend<void>(() => ({ name: 'logout' }));

import { combine, createEvent, createStore, sample } from 'effector';
import { session } from '../../../contract/session.ts';
import { $actionWaits } from '../../entities/session/protected-action.ts';
import { loggedIn } from '../../entities/session/model.ts';
import { createCall } from '../../shared/api/call.ts';
import { $modal, modalClosed } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';

export const usernameTyped = createEvent<string>();
export const passwordTyped = createEvent<string>();
export const submitted = createEvent();

const signInFx = createCall(session.login);
const sent = createEvent();

const left = sample({ clock: $modal, filter: (modal) => modal?.name !== 'login' });

export const $username = createStore('').on(usernameTyped, (_, text) => text);
export const $password = createStore('')
  .on(passwordTyped, (_, text) => text)
  .reset(signInFx.done, left);
/** Both are required, the name without the spaces around it (AUTH-01). */
const $complete = combine($username, $password, (name, password) => name.trim() !== '' && password !== '');
/** Something was missing when the form was sent. */
export const $incomplete = createStore(false)
  .on(submitted, () => true)
  .reset(sent, usernameTyped, passwordTyped, left);
export const $failure = createStore<{ key: string } | null>(null)
  .on(signInFx.failData, (_, failure) => failure)
  .reset(sent, usernameTyped, passwordTyped, left);
export const $pending = signInFx.pending;
/** Asked when the form is sent: an action that waits goes on after the log-in, and nobody is taken elsewhere. */
const $goesHome = createStore(true);

sample({ clock: submitted, filter: $complete, target: sent });
sample({ clock: sent, source: $actionWaits, fn: (waits) => !waits, target: $goesHome });
sample({
  clock: sent,
  source: { username: $username, password: $password },
  fn: ({ username, password }) => ({ username: username.trim(), password, type: 'username' as const }),
  target: signInFx,
});
sample({ clock: signInFx.doneData, target: loggedIn });
sample({ clock: signInFx.doneData, fn: () => {}, target: modalClosed });
sample({ clock: signInFx.doneData, source: $goesHome, filter: Boolean, fn: () => '/', target: navigateFx });

import { createStore, sample } from 'effector';
import { $actionWaits } from '../../entities/session/protected-action.ts';
import { $modal, modalClosed } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { createCredentials } from './credentials.ts';

const left = sample({ clock: $modal, filter: (modal) => modal?.name !== 'login' });

/** The site's own door, in its modal. */
export const credentials = createCredentials({ cleared: left });
export const { usernameTyped, passwordTyped, submitted, $username, $password, $missing, $failure } = credentials;
const { sent, signedIn } = credentials;

/** Asked when the form is sent: an action that waits goes on after the log-in, and nobody is taken elsewhere. */
const $goesHome = createStore(true);

sample({ clock: sent, source: $actionWaits, fn: (waits) => !waits, target: $goesHome });
sample({ clock: signedIn, fn: () => {}, target: modalClosed });
sample({ clock: signedIn, source: $goesHome, filter: Boolean, fn: () => '/', target: navigateFx });

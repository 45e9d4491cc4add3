import { createStore, merge, sample } from 'effector';
import { $actionWaits } from '../../entities/session/index.ts';
import { $modal, modalClosed } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { createCredentials } from './credentials.ts';
import * as smsDoor from './sms-login.ts';

const left = sample({ clock: $modal, filter: (modal) => modal?.name !== 'login' });

/** The site's own login form, in its modal. */
export const credentials = createCredentials({ cleared: left });
export const { usernameTyped, passwordTyped, submitted, $username, $password, $missing, $failure } = credentials;
const sent = merge([credentials.sent, smsDoor.sent.map(() => {})]);
const signedIn = merge([credentials.signedIn, smsDoor.signedIn]);
/** A login without further steps. Otherwise `credentials` opens the next form. */
const wentThrough = sample({ clock: signedIn, filter: ({ changePassword }) => changePassword === null });

/** Sampled on submit: an action that waits continues after the login, and the page stays where it is. */
const $goesHome = createStore(true);

sample({ clock: sent, source: $actionWaits, fn: (waits) => !waits, target: $goesHome });
sample({ clock: wentThrough, fn: () => {}, target: modalClosed });
sample({ clock: wentThrough, source: $goesHome, filter: Boolean, fn: () => '/', target: navigateFx });

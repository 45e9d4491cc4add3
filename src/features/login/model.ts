import { createEvent, createStore, sample } from 'effector';
import type { LoginResult } from '../../../contract/auth.ts';
import { $actionWaits } from '../../entities/session/index.ts';
import { $modal, modalClosed } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { createCredentials } from './credentials.ts';

const left = sample({ clock: $modal, filter: (modal) => modal?.name !== 'login' });

/** The site's own login form, in its modal. */
export const credentials = createCredentials({ cleared: left });
export const { usernameTyped, passwordTyped, submitted, $username, $password, $missing, $failure } = credentials;
/** Each way to log in reports here that it asks the server, and what the server answered. */
export const loginSent = createEvent();
export const loginDone = createEvent<LoginResult>();
sample({ clock: credentials.sent, target: loginSent });
sample({ clock: credentials.signedIn, target: loginDone });
/** A login without further steps. Otherwise `credentials` opens the next form. */
const wentThrough = sample({ clock: loginDone, filter: ({ changePassword }) => changePassword === null });

/** Sampled on submit: an action that waits continues after the login, and the page stays where it is. */
const $goesHome = createStore(true);

sample({ clock: loginSent, source: $actionWaits, fn: (waits) => !waits, target: $goesHome });
sample({ clock: wentThrough, fn: () => {}, target: modalClosed });
sample({ clock: wentThrough, source: $goesHome, filter: Boolean, fn: () => '/', target: navigateFx });

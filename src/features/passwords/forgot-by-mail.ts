import { combine, createEvent, createStore, sample } from 'effector';
import { auth } from '../../../contract/auth.ts';
import { createCall } from '../../shared/api/call.ts';
import { left } from './forgot-method.ts';

export const usernameTyped = createEvent<string>();
export const emailTyped = createEvent<string>();
export const submitted = createEvent();

const mailFx = createCall(auth.mailResetLink);

export const $username = createStore('').on(usernameTyped, (_, text) => text);
export const $email = createStore('').on(emailTyped, (_, text) => text);
const sent = sample({
  clock: submitted,
  source: { username: $username.map((text) => text.trim()), email: $email.map((text) => text.trim()) },
  filter: combine($username, $email, (username, email) => username.trim() !== '' && email.trim() !== ''),
});
sample({ clock: sent, target: mailFx });

/** A required field was missing on submit. */
export const $spoken = createStore(false)
  .on(submitted, () => true)
  .reset(sent, left);
/** The mail was sent. */
export const $isSent = createStore(false)
  .on(mailFx.done, () => true)
  .reset(sent, left);
export const $failure = createStore<{ key: string } | null>(null)
  .on(mailFx.failData, (_, failure) => failure)
  .reset(sent, usernameTyped, emailTyped, left);
export const $pending = mailFx.pending;

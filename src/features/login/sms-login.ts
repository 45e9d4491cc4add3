import { combine, createEvent, createStore, sample } from 'effector';
import { auth } from '../../../contract/auth.ts';
import { createMemberCode, createMobile } from '../../entities/messages/index.ts';
import { loggedIn } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $modal } from '../../shared/lib/modals.ts';
import { loginDone, loginSent } from './model.ts';

export const codeTyped = createEvent<string>();
export const submitted = createEvent();
/** The form is rendered: the stored countdown is read. */
export const shown = createEvent();

const logInFx = createCall(auth.login);
const left = sample({ clock: $modal, filter: (modal) => modal?.name !== 'login' });

export const mobile = createMobile({ opened: shown });
export const sms = createMemberCode({ purpose: 'login', number: mobile.$typed, opened: shown, left });
export const $code = createStore('')
  .on(codeTyped, (_, text) => text)
  .reset(logInFx.done, left);

/** AUTH-01: both are required. */
const $isComplete = combine(mobile.$number, $code, (number, code) => number.trim() !== '' && code.trim() !== '');
const sent = sample({
  clock: submitted,
  source: { typed: mobile.$typed, verificationCode: $code },
  filter: $isComplete,
});
sample({
  clock: sent,
  fn: ({ typed, verificationCode }) => ({ type: 'sms' as const, ...typed, verificationCode }),
  target: logInFx,
});
sample({ clock: sent, fn: () => {}, target: loginSent });
sample({ clock: logInFx.doneData, target: [loggedIn, loginDone] });

/** The form was submitted with a required field missing. */
export const $spoken = createStore(false)
  .on(submitted, () => true)
  .reset(sent, left);
export const $failure = createStore<{ key: string } | null>(null)
  .on(logInFx.failData, (_, failure) => failure)
  .reset(sent, codeTyped, mobile.numberTyped, left);
export const $pending = logInFx.pending;

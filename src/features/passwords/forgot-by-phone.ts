import { combine, createEvent, createStore, sample } from 'effector';
import { auth } from '../../../contract/auth.ts';
import { createMemberCode, createMobile } from '../../entities/messages/index.ts';
import { loggedIn } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { modalClosed } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { left } from './forgot-method.ts';
import { createNewPassword } from './new-password.ts';

export const codeTyped = createEvent<string>();
export const submitted = createEvent();
/** The form is rendered: the stored countdown is read. */
export const shown = createEvent();

const resetFx = createCall(auth.resetByPhone);

export const mobile = createMobile({ opened: shown });
export const sms = createMemberCode({ purpose: 'password', number: mobile.$typed, opened: shown, left });
export const fields = createNewPassword({ username: createStore(''), submitted, left });
export const $code = createStore('')
  .on(codeTyped, (_, text) => text)
  .reset(left);

const $isComplete = combine(
  mobile.$number,
  $code,
  fields.$isGood,
  (number, code, isGood) => number.trim() !== '' && code.trim() !== '' && isGood,
);
const sent = sample({
  clock: submitted,
  source: { typed: mobile.$typed, verificationCode: $code, newPassword: fields.$newPassword },
  filter: $isComplete,
});
sample({ clock: sent, fn: ({ typed, ...rest }) => ({ ...typed, ...rest }), target: resetFx });
sample({ clock: resetFx.doneData, target: loggedIn });
sample({ clock: resetFx.done, fn: () => {}, target: modalClosed });
sample({ clock: resetFx.done, fn: () => '/', target: navigateFx });

/** The form was submitted with a required field missing. */
export const $spoken = createStore(false)
  .on(submitted, () => true)
  .reset(sent, left);
export const $failure = createStore<{ key: string } | null>(null)
  .on(resetFx.failData, (_, failure) => failure)
  .reset(sent, codeTyped, mobile.numberTyped, fields.newTyped, left);
export const $pending = resetFx.pending;

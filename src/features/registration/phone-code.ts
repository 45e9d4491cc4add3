import { combine, createEvent, createStore, sample } from 'effector';
import { registration } from '../../../contract/register.ts';
import { createSmsCode } from '../../entities/messages/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $circumstances, $diallingCode } from './requested.ts';
import { cleaned } from './check.ts';
import { $problems, fieldLeft } from './model.ts';
import { $form } from './typed.ts';

/** The button is rendered, or removed. */
export const shown = createEvent();
export const hidden = createEvent();

const sendFx = createCall(registration.sendRegPhoneCode);
const $request = combine(
  { form: $form, given: $circumstances, code: $diallingCode, problems: $problems },
  ({ form, given, code, problems }) =>
    given && code !== null && !problems.mobileNum
      ? { countryDialingCode: code, mobileNo: cleaned(form.values, given).mobileNum ?? '' }
      : null,
);
export const sms = createSmsCode({ purpose: 'register', sendFx, request: $request, opened: shown, left: hidden });
/** Validity of the last code in minutes; null before one was sent. */
export const $sentForMinutes = createStore<number | null>(null)
  .on(sendFx.doneData, (_, { expiredMinutes }) => expiredMinutes)
  .reset(sendFx, hidden);

// An invalid number shows its error at its field.
sample({ clock: sms.requested, fn: () => 'mobileNum' as const, target: fieldLeft });

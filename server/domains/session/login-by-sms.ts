import type { RequestOf } from '../../../contract/define.ts';
import type { doors, LoginResult } from '../../../contract/doors.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/route.ts';
import { checkCode, useCode, type CodeFor } from './codes.ts';
import { enter } from './enter.ts';
import { given } from './given.ts';
import { memberOfMobile, readMobile } from './mobile.ts';
import { plainDigits } from '../../../contract/plain-digits.ts';

/** Logs in by a code that was sent to a member's number (AUTH-01); a number that nobody has knows no right code. */
export const loginBySms = async (
  house: House,
  call: Call,
  form: RequestOf<typeof doors.login>,
): Promise<LoginResult> => {
  if (!call.merchant.flags.MOBILEVERCODELOGIN3) throw new Failure('mode_not_offered');
  const typed = given(form, 'countryDialingCode', 'mobileNum', 'verificationCode');
  const merchant = call.merchant.code;
  const which: CodeFor = { merchant, purpose: 'login', address: readMobile(typed) };
  const code = plainDigits(typed.verificationCode);
  await checkCode(house.database, which, code, call.ip);
  const member = await memberOfMobile(house, merchant, which.address);
  if (!member) throw new Failure('verification_code_wrong');
  return enter(house, call, member, { by: 'sms', as: form.as, within: (tx) => useCode(tx, which, code) });
};

import type { RequestOf } from '../../../contract/define.ts';
import type { doors, LoginResult } from '../../../contract/doors.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/route.ts';
import { checkCode, useCode, type CodeFor } from './codes.ts';
import { enter } from './enter.ts';
import { memberOfMobile, readMobile } from './mobile.ts';
import { checkNewPassword } from './password-rule.ts';
import type { Passwords } from './passwords.ts';
import { plainDigits } from '../../../contract/plain-digits.ts';

/** AUTH-07: sets a new password by a code that was sent to the member's number, ends all sessions and logs in. */
export const resetByPhone = async (
  house: House,
  passwords: Passwords,
  call: Call,
  form: RequestOf<typeof doors.resetByPhone>,
): Promise<LoginResult> => {
  const { merchant } = call;
  if (!merchant.flags.CHNGPASSVERIF3) throw new Failure('mode_not_offered');
  const which: CodeFor = { merchant: merchant.code, purpose: 'password', address: readMobile(form) };
  const code = plainDigits(form.verificationCode);
  await checkCode(house.database, which, code, call.ip);
  const member = await memberOfMobile(house, merchant.code, which.address);
  if (!member) throw new Failure('verification_code_wrong');
  // Refused before the code is used: another password can be tried with it.
  checkNewPassword(form.newPassword, member.username);
  return enter(house, call, member, {
    by: 'passwordReset',
    reset: { hash: await passwords.hash(form.newPassword), by: 'phone' },
    within: (tx) => useCode(tx, which, code),
  });
};

import type { RequestOf } from '../../../../contract/define.ts';
import type { auth, LoginResult } from '../../../../contract/auth.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { CallOf } from '../../../http/route.ts';
import { checkCode, useCode, type CodeFor } from '../codes/codes.ts';
import { startSession } from '../login/start-session.ts';
import { memberOfMobile, readMobile } from '../codes/mobile.ts';
import { checkNewPassword } from './rule.ts';
import type { Passwords } from '../../../crypto/passwords.ts';
import { plainDigits } from '../../../../contract/plain-digits.ts';

/** AUTH-07: sets a new password by a code sent to the member's number, ends all sessions and logs in. */
export const resetByPhone = async (
  ctx: BaseContext,
  passwords: Passwords,
  call: CallOf<typeof auth.resetByPhone>,
  form: RequestOf<typeof auth.resetByPhone>,
): Promise<LoginResult> => {
  const { merchant } = call;
  if (!merchant.flags.CHNGPASSVERIF3) throw call.fail('mode_not_offered');
  const which: CodeFor = { merchant: merchant.code, purpose: 'password', address: readMobile(form, call.fail) };
  const code = plainDigits(form.verificationCode);
  await checkCode(ctx.database, which, code, call.ip, call.fail);
  const member = await memberOfMobile(ctx, merchant.code, which.address);
  if (!member) throw call.fail('verification_code_wrong');
  // Checked before the code is used up, so that the member can retry with another password.
  checkNewPassword(form.newPassword, member.username, call.fail);
  return startSession(ctx, call, member, {
    by: 'passwordReset',
    reset: { hash: await passwords.hash(form.newPassword), by: 'phone' },
    within: (tx) => useCode(tx, which, code, call.fail),
  });
};

import type { RequestOf } from '../../../../contract/define.ts';
import type { auth, LoginResult } from '../../../../contract/auth.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import type { Call } from '../../../http/route.ts';
import { checkCode, useCode, type CodeFor } from '../codes/codes.ts';
import { recordFailedLogin } from './audit-failed-login.ts';
import { type LoginFailure, startSession } from './start-session.ts';
import { requireFields } from '../require-fields.ts';
import { memberOfMobile, readMobile } from '../codes/mobile.ts';
import { plainDigits } from '../../../../contract/plain-digits.ts';

/** Logs in by a code sent to a member's number (AUTH-01). For a number without a member no code is right. */
export const loginBySms = async (
  ctx: BaseContext,
  encryption: Encryption,
  call: Call<
    | LoginFailure
    | 'non_agent_account'
    | 'mobile_number_wrong'
    | 'mode_not_offered'
    | 'text_codes_closed'
    | 'verification_code_wrong'
  >,
  form: RequestOf<typeof auth.login>,
): Promise<LoginResult> => {
  if (!call.merchant.flags.MOBILEVERCODELOGIN3) throw call.fail('mode_not_offered');
  const typed = requireFields(form, 'countryDialingCode', 'mobileNum', 'verificationCode');
  const merchant = call.merchant.code;
  const which: CodeFor = { merchant, purpose: 'login', address: readMobile(typed, call.fail) };
  const code = plainDigits(typed.verificationCode);
  const member = await memberOfMobile(ctx, merchant, which.address);
  const unknown = encryption.fingerprint(which.address);
  const tried = { merchant, memberId: member?.id, unknown, ip: call.ip, by: 'sms' };
  await checkCode(ctx.database, which, code, call.ip, call.fail, (tx) =>
    recordFailedLogin(tx, tried, 'verification_code_wrong'),
  );
  if (!member) throw call.fail('verification_code_wrong');
  return startSession(ctx, call, member, {
    by: 'sms',
    notAgent: form.as && (() => call.fail('non_agent_account')),
    within: (tx) => useCode(tx, which, code, call.fail),
  });
};

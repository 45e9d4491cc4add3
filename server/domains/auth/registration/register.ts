import type { LoginResult } from '../../../../contract/auth.ts';
import type { ResponseOf } from '../../../../contract/define.ts';
import type { auth } from '../../../../contract/auth.ts';
import { plainDigits } from '../../../../contract/plain-digits.ts';
import { fieldRules } from '../../../../contract/register-fields.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import { takeAnswer } from '../../../captcha/picture-answer.ts';
import type { Captcha } from '../../../captcha/captcha.ts';
import type { Call, CallOf } from '../../../http/route.ts';
import type { Merchant } from '../../../http/viewer.ts';
import { createMember, drawUsername, type Newcomer } from './create-member.ts';
import { checkForm, type Checked, type RegisterForm, type RegisterMobileForm } from './form.ts';
import { inviterOf } from './inviter.ts';
import { checkLink, type LinkFailure } from './link.ts';
import { registerCodeFor } from './phone-code.ts';
import { checkCode } from '../codes/codes.ts';
import { pendingIdentityOf } from '../firebase/login.ts';
import type { VerifyFirebase } from '../firebase/token.ts';
import { checkQuota, knownAnswers } from '../codes/hourly-quota.ts';
import { checkGuessable } from '../password/rule.ts';
import { NO_PASSWORD, type Passwords } from '../../../crypto/passwords.ts';

/** Services of registration: password hashing, captcha, and Firebase if it is configured. */
interface Means {
  passwords: Passwords;
  captcha: Captcha;
  verifyFirebase: VerifyFirebase | undefined;
}

/** Registers by username, and logs in (AUTH-11). */
export const register = async (
  ctx: BaseContext,
  means: Means,
  call: CallOf<typeof auth.register>,
  form: RegisterForm,
): Promise<LoginResult> => {
  const checked = checkForm(ctx, call.merchant, 'register', form, call.fail);
  checkGuessable(form.password, form.username, call.fail);
  const newcomer = await prepare(ctx, means, call, form, checked);
  return createMember(ctx, call, { ...newcomer, username: form.username });
};

/** Registers by mobile number, and logs in. Draws the username (AUTH-09, AUTH-11). */
export const registerMobile = async (
  ctx: BaseContext,
  means: Means,
  call: CallOf<typeof auth.registerMobile>,
  form: RegisterMobileForm,
): Promise<LoginResult> => {
  const checked = checkForm(ctx, call.merchant, 'registerMobile', form, call.fail);
  const username = drawUsername();
  if (form.password) checkGuessable(form.password, username, call.fail);
  const newcomer = await prepare(ctx, means, call, form, checked);
  return createMember(ctx, call, { ...newcomer, username });
};

/** Steps that both modes share: the link or inviter, the code sent to the number, the hash. */
const prepare = async (
  ctx: BaseContext,
  { passwords, captcha, verifyFirebase }: Means,
  call: Call<
    | LinkFailure
    | 'captcha_wrong'
    | 'firebase_token_refused'
    | 'firebase_unavailable'
    | 'invitation_code_error'
    | 'text_codes_closed'
    | 'verification_code_wrong'
  >,
  form: RegisterForm | RegisterMobileForm,
  { rules, mobile, needsCode, birthday, qqNum, whatsapp }: Checked,
): Promise<Omit<Newcomer, 'username'>> => {
  const { code: merchant } = call.merchant;
  // Before the captcha is used up.
  if (form.email || (mobile && !needsCode))
    await checkQuota(ctx.database.db, merchant, knownAnswers('contact_taken', call.ip));
  // Before any answer about names, numbers and codes: each guess costs a captcha.
  if (rules.captcha.enabled) await takeAnswer(ctx, captcha, merchant, form, call.fail);
  const identity = await pendingIdentityOf(ctx, verifyFirebase, merchant, form, call.fail);
  if (form.link) await checkLink(ctx.database.db, merchant, form.link, call.fail);
  const inviter = await inviterOf(ctx.database.db, merchant, form, call.fail);
  const code = mobile && needsCode ? await checkedCode(ctx, call, mobile, form.verificationCode) : undefined;
  return {
    // Without a password field, the member logs in by the number, or sets a password by it.
    passwordHash: form.password ? await passwords.hash(form.password) : NO_PASSWORD,
    mobile,
    email: form.email?.toLowerCase() || undefined,
    code,
    inviter,
    link: form.link,
    identity,
    profile: {
      payee_name: form.payeeName || null,
      birthday: birthday ?? null,
      id_number: form.idNumber || null,
      qq_num: qqNum || null,
      line: form.line || null,
      whatsapp: whatsapp || null,
      facebook: form.facebook || null,
      wechat: form.wechat || null,
      register_url: 'registerUrl' in form ? form.registerUrl : null,
      payment_password_hash: form.paymentPassword ? await passwords.hash(form.paymentPassword) : null,
    },
  };
};

const checkedCode = async (
  ctx: BaseContext,
  call: Call<'text_codes_closed' | 'verification_code_wrong'>,
  mobile: string,
  typed = '',
): Promise<string> => {
  const code = plainDigits(typed);
  if (!/^[0-9]{6}$/.test(code)) throw call.fail('verification_code_wrong');
  await checkCode(ctx.database, registerCodeFor(call.merchant.code, mobile), code, call.ip, call.fail);
  return code;
};

/** The fields that registration currently has, in the form of AUTH-09. */
export const registerRules = ({ brand, settings }: Merchant): ResponseOf<typeof auth.registerRules> => ({
  fields: fieldRules(settings.registerFields),
  minimumAge: brand.minimumAge,
});

import type { LoginResult } from '../../../contract/doors.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import type { doors } from '../../../contract/doors.ts';
import { plainDigits } from '../../../contract/plain-digits.ts';
import { fieldRules } from '../../../contract/register-fields.ts';
import type { House } from '../../house.ts';
import { takeAnswer } from '../../human/answer.ts';
import type { Human } from '../../human/human.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/route.ts';
import type { Merchant } from '../../http/viewer.ts';
import { createMember, drawUsername, type Newcomer } from '../register/create.ts';
import { checkForm, type Checked, type RegisterForm, type RegisterMobileForm } from '../register/form.ts';
import { inviterOf } from '../register/inviter.ts';
import { registerCodeFor } from '../register/phone-code.ts';
import { checkCode } from './codes.ts';
import { voucherOf } from './firebase.ts';
import type { VerifyFirebase } from './firebase-token.ts';
import { checkHourly, knownAnswers } from './hourly.ts';
import { checkNewPassword } from './password-rule.ts';
import { NO_PASSWORD, type Passwords } from './passwords.ts';

/** What registration works with: hashes, the human check, and the check of who vouches for a newcomer, where that is configured. */
interface Means {
  passwords: Passwords;
  human: Human;
  verifyFirebase: VerifyFirebase | undefined;
}

/** Registers by username, and logs in (AUTH-11). */
export const register = async (house: House, means: Means, call: Call, form: RegisterForm): Promise<LoginResult> => {
  const checked = checkForm(house, call.merchant, 'register', form);
  checkNewPassword(form.password, form.username);
  const newcomer = await prepare(house, means, call, form, checked);
  return createMember(house, call, { ...newcomer, username: form.username });
};

/** Registers by mobile number, and logs in; the name of the account is drawn (AUTH-09, AUTH-11). */
export const registerMobile = async (
  house: House,
  means: Means,
  call: Call,
  form: RegisterMobileForm,
): Promise<LoginResult> => {
  const checked = checkForm(house, call.merchant, 'registerMobile', form);
  const username = drawUsername();
  if (form.password) checkNewPassword(form.password, username);
  const newcomer = await prepare(house, means, call, form, checked);
  return createMember(house, call, { ...newcomer, username });
};

/** What both ways have: who invited, the code that came to the number, the hashes. */
const prepare = async (
  house: House,
  { passwords, human, verifyFirebase }: Means,
  call: Call,
  form: RegisterForm | RegisterMobileForm,
  { rules, mobile, needsCode, birthday }: Checked,
): Promise<Omit<Newcomer, 'username'>> => {
  const { code: merchant } = call.merchant;
  // Before the picture is spent.
  if (form.email || (mobile && !needsCode))
    await checkHourly(house.database.db, merchant, knownAnswers('contact_taken', call.ip));
  // Before anything is told of names, numbers and codes: each guess at them costs a picture.
  if (rules.captcha.enabled) await takeAnswer(house, human, merchant, form);
  const voucher = await voucherOf(house, verifyFirebase, merchant, form);
  const inviter = await inviterOf(house.database.db, merchant, form);
  const code = mobile && needsCode ? await checkedCode(house, call, mobile, form.verificationCode) : undefined;
  return {
    // Who was asked for none comes by the number, or sets one by it.
    passwordHash: form.password ? await passwords.hash(form.password) : NO_PASSWORD,
    mobile,
    email: form.email?.toLowerCase() || undefined,
    code,
    inviter,
    voucher,
    profile: {
      payee_name: form.payeeName || null,
      birthday: birthday ?? null,
      id_number: form.idNumber || null,
      qq_num: form.qqNum || null,
      line: form.line || null,
      whatsapp: form.whatsapp || null,
      facebook: form.facebook || null,
      wechat: form.wechat || null,
      payment_password_hash: form.paymentPassword ? await passwords.hash(form.paymentPassword) : null,
    },
  };
};

const checkedCode = async (house: House, call: Call, mobile: string, typed = ''): Promise<string> => {
  const code = plainDigits(typed);
  if (!/^[0-9]{6}$/.test(code)) throw new Failure('verification_code_wrong');
  await checkCode(house.database, registerCodeFor(call.merchant.code, mobile), code, call.ip);
  return code;
};

/** The fields that registration has now, in the form of AUTH-09. */
export const registerRules = ({ brand, settings }: Merchant): ResponseOf<typeof doors.registerRules> => ({
  fields: fieldRules(settings.registerFields),
  minimumAge: brand.minimumAge,
});

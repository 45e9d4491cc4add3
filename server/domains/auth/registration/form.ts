import type { RequestOf } from '../../../../contract/define.ts';
import type { auth } from '../../../../contract/auth.ts';
import { isoDateOf } from '../../../../contract/patterns.ts';
import {
  asksCode,
  fieldRules,
  plainContacts,
  registerProblems,
  rulesOf,
  type FieldRules,
  type RegisterMode,
} from '../../../../contract/register-fields.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { Fail } from '../../../http/failure.ts';
import type { Merchant } from '../../../http/viewer.ts';
import { mobileNumber, nationalMobile } from '../codes/mobile.ts';
import { mobileLengthsOf } from './countries.ts';

type FormFailure =
  | 'registration_closed'
  | 'terms_not_accepted'
  | 'password_mismatch'
  | 'under_age'
  | 'field_invalid'
  | 'mobile_invalid';

export type RegisterForm = RequestOf<typeof auth.register>;
export type RegisterMobileForm = RequestOf<typeof auth.registerMobile>;
type AnyForm = Partial<RegisterForm> & Pick<RegisterForm, 'termsAccepted'>;

/** The values of a checked form. */
export interface Checked {
  rules: FieldRules;
  /** E.164. */
  mobile?: string;
  /** Whether a code must verify the number. */
  needsCode: boolean;
  /** yyyy-MM-dd. */
  birthday?: string;
  qqNum?: string;
  whatsapp?: string;
}

/** Throws unless the merchant offers this registration mode (SYS-05). */
export const checkOffered = ({ flags }: Merchant, mode: RegisterMode, fail: Fail<'registration_closed'>): void => {
  const offered = mode === 'register' ? flags.USERNAMEREG3 : flags.MOBILENUMREG3;
  if (!flags.DIRECTREG3 || !offered) throw fail('registration_closed');
};

/** Checks every field by the merchant's rules, on the server's clock (AUTH-09, PP-01). The failure names the wrong field. */
export const checkForm = (
  ctx: BaseContext,
  merchant: Merchant,
  mode: RegisterMode,
  form: AnyForm,
  fail: Fail<FormFailure>,
): Checked => {
  checkOffered(merchant, mode, fail);
  if (!form.termsAccepted) throw fail('terms_not_accepted');
  const { brand, flags, settings } = merchant;
  const rules = rulesOf(fieldRules(settings.registerFields), mode, flags);
  const { captcha, heavyProof, ...typed } = form;
  const fields = plainContacts(typed, rules);
  const code = form.countryDialingCode;
  const mobileNum = nationalMobile({ countryDialingCode: code ?? '', mobileNum: fields.mobileNum ?? '' });
  const problems = registerProblems(
    { ...fields, mobileNum },
    {
      rules,
      minimumAge: brand.minimumAge,
      nowMs: ctx.now(),
      timeZone: brand.timeZone,
      mobileLengths: code ? mobileLengthsOf(code) : [],
    },
  );
  const { enabled, required } = rules.captcha;
  if (enabled && required && !captcha?.text.trim() && !heavyProof) problems.captcha = 'empty';
  const { confirmPassword, birthday, ...others } = problems;
  if (confirmPassword === 'mismatch' && Object.keys(problems).length === 1) throw fail('password_mismatch');
  if (birthday === 'underAge' && Object.keys(others).length === 0 && !confirmPassword)
    throw fail('under_age', { details: { minimumAge: brand.minimumAge } });
  if (Object.keys(problems).length > 0) throw fail('field_invalid', { details: { problems } });
  return {
    rules,
    mobile: mobileNum === '' ? undefined : checkMobile(code, mobileNum, fail),
    needsCode: mobileNum !== '' && asksCode(mode, flags),
    birthday: form.birthday ? (isoDateOf(rules.birthday.patternId, form.birthday) ?? undefined) : undefined,
    qqNum: fields.qqNum,
    whatsapp: fields.whatsapp,
  };
};

/** Returns a mobile number in E.164. Throws mobile_invalid if it is not a mobile number. */
export const checkMobile = (
  diallingCode: string | undefined,
  mobileNum: string,
  fail: Fail<'mobile_invalid'>,
): string => {
  const mobile = mobileNumber({ countryDialingCode: diallingCode ?? '', mobileNum });
  if (mobile === undefined)
    throw fail('mobile_invalid', { details: { digits: diallingCode ? mobileLengthsOf(diallingCode) : [] } });
  return mobile;
};

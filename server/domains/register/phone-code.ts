import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { registration } from '../../../contract/register.ts';
import { fieldRules } from '../../../contract/register-fields.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/route.ts';
import { CODE_MINUTES, drawCode, forgetCode, type CodeFor } from '../session/codes.ts';
import { checkMobile, checkOffered } from './form.ts';

type Text = (brand: string, code: string) => string;
const TEXTS: Partial<Record<Language, Text>> = {
  EN: (brand, code) => `${brand}: ${code} is your code to register. It is good for ${CODE_MINUTES} minutes.`,
  CN: (brand, code) => `【${brand}】您的注册验证码是 ${code},${CODE_MINUTES} 分钟内有效。`,
  AR: (brand, code) => `${brand}: رمز التسجيل الخاص بك هو ${code}، وهو صالح لمدة ${CODE_MINUTES} دقائق.`,
};

/** What a code for registration is drawn for. */
export const registerCodeFor = (merchant: string, mobile: string): CodeFor => ({
  merchant,
  purpose: 'register',
  address: mobile,
});

/**
 * Sends the code by which a newcomer shows that the number is his (AUTH-08). Whether somebody has the number already is told
 * with the right code only; message_not_sent where there is no carrier, or it did not take the message.
 */
export const sendRegisterCode = async (
  house: House,
  call: Call,
  { countryDialingCode, mobileNo }: RequestOf<typeof registration.sendRegPhoneCode>,
): Promise<ResponseOf<typeof registration.sendRegPhoneCode>> => {
  const { merchant, language } = call;
  checkOffered(merchant, asksForMobile(call) ? 'register' : 'registerMobile');
  const to = checkMobile(countryDialingCode, mobileNo);
  if (!house.messages) throw new Failure('message_not_sent');
  const which = registerCodeFor(merchant.code, to);
  const code = await drawCode(house.database, which);
  const text = (TEXTS[language] ?? TEXTS.EN!)(merchant.brand.name, code);
  try {
    await house.messages.sms({ merchant: merchant.code, to, text });
  } catch (cause) {
    await forgetCode(house.database, which);
    throw new Failure('message_not_sent', { cause });
  }
  return { expiredMinutes: CODE_MINUTES };
};

/** Whether the registration by username asks for a number, too. */
const asksForMobile = ({ merchant }: Call): boolean =>
  Boolean(merchant.flags.USERNAMEREG3) && fieldRules(merchant.settings.registerFields).mobileNum.enabled;

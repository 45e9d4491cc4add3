import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { nationalDigits } from '../../../contract/mobile-number.ts';
import { plainDigits } from '../../../contract/plain-digits.ts';
import {
  plainContacts,
  plainPassword,
  REGISTER_FIELDS,
  registerProblems,
  type FieldProblem,
  type FieldRules,
  type RegisterField,
} from '../../../contract/register-fields.ts';

/** The typed values of a registration: its fields, and the code from the text message. */
export type TypedField = RegisterField | 'verificationCode';
export type Values = Partial<Record<TypedField, string>>;

export interface Registration {
  values: Values;
  termsAccepted: boolean;
}

export type RegistrationProblem = FieldProblem | 'passwordIsUsername' | 'code' | 'terms' | 'unknownCode';
export type RegistrationProblems = Partial<Record<TypedField | 'termsAccepted', RegistrationProblem>>;

export interface Circumstances {
  /** Of the chosen registration method. */
  rules: FieldRules;
  minimumAge: number;
  nowMs: number;
  timeZone: string;
  /** Of the chosen country; '' while not known. */
  diallingCode: string;
  mobileLengths: readonly number[];
  /** REGMOBVERF3: a mobile number is verified by a code. */
  codesNeeded: boolean;
}

const PASSWORDS: readonly TypedField[] = ['password', 'confirmPassword'];

/** The values to send: those of enabled fields, without empty ones. */
export const cleaned = (
  values: Values,
  { rules, diallingCode }: Pick<Circumstances, 'rules' | 'diallingCode'>,
): Values => {
  const request = REGISTER_FIELDS.filter((field) => rules[field].enabled);
  const pairs = [...request, 'verificationCode' as const].map((field): [TypedField, string] => {
    const text = values[field] ?? '';
    if (PASSWORDS.includes(field)) return [field, plainPassword(text)];
    if (field === 'verificationCode') return [field, plainDigits(text)];
    if (field === 'mobileNum') return [field, nationalDigits(parsePhoneNumberFromString, text, diallingCode)];
    return [field, field === 'username' || field === 'recommenderId' ? text.trim().toLowerCase() : text.trim()];
  });
  return plainContacts(Object.fromEntries(pairs.filter(([, text]) => text !== '')) as Values, rules);
};

/** Whether a code by text message is required. */
export const needsCode = (
  values: Values,
  { rules, codesNeeded }: Pick<Circumstances, 'rules' | 'codesNeeded'>,
): boolean => codesNeeded && rules.mobileNum.enabled && (rules.mobileNum.required || Boolean(values.mobileNum?.trim()));

/** Checks what can be checked without the server (AUTH-06, AUTH-09, AUTH-11), by the rules that the server also applies. */
export const checkRegistration = (
  { values, termsAccepted }: Registration,
  given: Circumstances,
): RegistrationProblems => {
  const sent = cleaned(values, given);
  const problems: RegistrationProblems = registerProblems(sent, given);
  if (!problems.password && sent.password && sent.password.toLowerCase() === sent.username)
    problems.password = 'passwordIsUsername';
  if (needsCode(values, given) && !/^[0-9]{6}$/.test(plainDigits(sent.verificationCode ?? '')))
    problems.verificationCode = sent.verificationCode ? 'code' : 'empty';
  if (!termsAccepted) problems.termsAccepted = 'terms';
  return problems;
};

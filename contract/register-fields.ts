import * as z from 'zod/mini';
import type { Flags } from './flags.ts';
import { LIMITS } from './limits.ts';
import { DATE_PATTERNS, DIGITS_PATTERN, isoDateOf, matchesPattern, patternOf } from './patterns.ts';
import { plainDigits } from './plain-digits.ts';
import { dayAt } from './time-zone.ts';

/** AUTH-09: the registration fields, in the order of the page. */
export const REGISTER_FIELDS = [
  'username',
  'mobileNum',
  'password',
  'confirmPassword',
  'payeeName',
  'birthday',
  'email',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'paymentPassword',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'captcha',
] as const;
export const RegisterField = z.enum(REGISTER_FIELDS);
export type RegisterField = z.infer<typeof RegisterField>;
/** Fields of every registration by username. No merchant can switch them off. */
export const ALWAYS_REQUESTED: readonly RegisterField[] = ['username', 'password', 'confirmPassword'];

/** A merchant's setting of a field. */
export interface FieldSetting {
  enabled: boolean;
  required: boolean;
  patternId: number;
  /** Characters of the value, both bounds included. */
  minLength: number;
  maxLength: number;
}
/** A field as the API sends it: with its expression, used with the flag `u`, or `*`. */
export const FieldRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.int(),
  minLength: z.int(),
  maxLength: z.int(),
});
export type FieldRule = z.infer<typeof FieldRule>;
export type FieldRules = Record<RegisterField, FieldRule>;

const request = { enabled: true, required: true };
const off = { enabled: false, required: false };
const setting = (
  state: { enabled: boolean; required: boolean },
  patternId: number,
  { min, max }: { min: number; max: number },
): FieldSetting => ({ ...state, patternId, minLength: min, maxLength: max });

const DEFAULTS: Record<RegisterField, FieldSetting> = {
  username: setting(request, 1, LIMITS.username),
  mobileNum: setting(off, 6, { min: 4, max: 15 }),
  password: setting(request, 0, LIMITS.password),
  confirmPassword: setting(request, 0, LIMITS.password),
  payeeName: setting(off, 0, { min: 2, max: 100 }),
  birthday: setting(request, DATE_PATTERNS.yearFirst, { min: 10, max: 10 }),
  email: setting(off, 3, { min: 6, max: 200 }),
  idNumber: setting(off, 4, { min: 4, max: 40 }),
  qqNum: setting(off, 6, { min: 5, max: 12 }),
  line: setting(off, 4, { min: 2, max: 40 }),
  whatsapp: setting(off, 6, { min: 6, max: 15 }),
  facebook: setting(off, 0, { min: 2, max: 100 }),
  wechat: setting(off, 4, { min: 2, max: 40 }),
  paymentPassword: setting(off, 6, { min: 6, max: 12 }),
  recommenderId: setting(off, 1, LIMITS.username),
  affiliateCode: setting(off, 4, { min: 1, max: 32 }),
  referralCode: setting({ enabled: true, required: false }, 4, { min: 1, max: 32 }),
  captcha: setting(off, 0, { min: 1, max: 16 }),
};

/** The fields of a merchant: its own settings over the defaults. */
export const fieldRules = (own: Partial<Record<RegisterField, FieldSetting>> = {}): FieldRules =>
  Object.fromEntries(
    REGISTER_FIELDS.map((field) => {
      const set = own[field] ?? DEFAULTS[field];
      return [field, { ...set, acceptedPattern: patternOf(set.patternId)?.expression ?? '*' }];
    }),
  ) as FieldRules;

export type RegisterMode = 'register' | 'registerMobile';

/**
 * Whether registration verifies a number by a code: when the merchant requires it, or when the account could not be recovered
 * otherwise.
 */
export const asksCode = (
  mode: RegisterMode,
  { REGMOBVERF3, MOBILENUMPASSREG3 }: Pick<Flags, 'REGMOBVERF3' | 'MOBILENUMPASSREG3'>,
): boolean => REGMOBVERF3 || (mode === 'registerMobile' && !MOBILENUMPASSREG3);

/** The fields of a registration method. By mobile number, a password is asked for only with MOBILENUMPASSREG3. */
export const rulesOf = (
  fields: FieldRules,
  mode: RegisterMode,
  { MOBILENUMPASSREG3 }: Pick<Flags, 'MOBILENUMPASSREG3'>,
): FieldRules => {
  if (mode === 'register') return fields;
  const never = { enabled: false, required: false };
  const password = MOBILENUMPASSREG3 ? {} : never;
  return {
    ...fields,
    username: { ...fields.username, ...never },
    password: { ...fields.password, ...password },
    confirmPassword: { ...fields.confirmPassword, ...password },
    mobileNum: { ...fields.mobileNum, ...request },
  };
};

/** Problems of a value. */
export type FieldProblem =
  | 'empty'
  | 'length'
  | 'characters'
  | 'pattern'
  | 'notRequested'
  | 'mismatch'
  | 'underAge'
  | 'digits';

/** Control characters, direction marks and other invisible characters. The joiners belong to words in several scripts. */
const UNREADABLE = /(?![\u200c\u200d])\p{C}/u;
/** Whether every character of a text is visible, so that a person can type it again. */
export const isReadable = (text: string): boolean => !UNREADABLE.test(text);

/**
 * A normalised password: without surrounding spaces (AUTH-01), and in NFC, so that é is one letter from every keyboard (NIST SP
 * 800-63B-4, 3.1.1.2). A password of ASCII characters does not change, nor does its hash.
 */
export const plainPassword = (typed: string): string => typed.trim().normalize('NFC');

/** The bound that a text breaks, counted in characters, both included. */
export const brokenBound = (text: string, { min, max }: { min: number; max: number }): 'short' | 'long' | undefined => {
  // A text with more than twice as many UTF-16 units is too long; counting is not needed.
  if (text.length > 2 * max) return 'long';
  const characters = [...text].length;
  if (characters < min) return 'short';
  return characters > max ? 'long' : undefined;
};

/** AUTH-09: the problem of a field's value by its rule, or undefined. Bounds are checked before the pattern. */
export const fieldProblem = (rule: FieldRule, value: string): FieldProblem | undefined => {
  if (value.trim() === '') return rule.required ? 'empty' : undefined;
  if (!rule.enabled) return 'notRequested';
  if (brokenBound(value, { min: rule.minLength, max: rule.maxLength })) return 'length';
  if (!isReadable(value)) return 'characters';
  return matchesPattern(rule.patternId, value) ? undefined : 'pattern';
};

/**
 * Whole years since a day of birth (yyyy-MM-dd), by the merchant's days. A birthday of 29 February falls on 1 March in other
 * years.
 */
export const ageOn = (birthday: string, nowMs: number, timeZone: string): number => {
  const today = dayAt(timeZone, nowMs);
  const had = today.slice(5) >= birthday.slice(5);
  return Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (had ? 0 : 1);
};

/** No person has lived longer, in years. */
const OLDEST = 122;

/** The digits of a mobile number, as 0 to 9, without separators. */
export const digitsOf = (typed: string): string => plainDigits(typed).replace(/[().\p{Pd}]/gu, '');

/** Numbers of other services, which people type with a plus, spaces and the digits of their script. */
export const plainContacts = <Values extends Pick<RegisterValues, 'qqNum' | 'whatsapp'>>(
  values: Values,
  rules: FieldRules,
): Values => {
  const plain: Pick<RegisterValues, 'qqNum' | 'whatsapp'> = {};
  for (const field of ['qqNum', 'whatsapp'] as const) {
    const digits = digitsOf(values[field] ?? '').replace(/^\+/, '');
    // Anything else is refused as it was typed.
    if (rules[field].patternId === DIGITS_PATTERN && /^\d+$/.test(digits)) plain[field] = digits;
  }
  return { ...values, ...plain };
};

/** Whether a number has as many digits as its country requires. One leading 0 may be the national prefix. */
export const hasDigits = (number: string, lengths: readonly number[]): boolean =>
  lengths.includes(number.length) || (number.startsWith('0') && lengths.includes(number.length - 1));

export type RegisterValues = Partial<Record<RegisterField, string>>;
export type FieldProblems = Partial<Record<RegisterField, FieldProblem>>;

interface Circumstances {
  rules: FieldRules;
  minimumAge: number;
  nowMs: number;
  timeZone: string;
  /** Allowed numbers of digits of a mobile number in the chosen country; empty while not known. */
  mobileLengths: readonly number[];
}

/** The problems of a registration, by field. The page and the server both use it. */
export const registerProblems = (values: RegisterValues, given: Circumstances): FieldProblems => {
  const { rules } = given;
  const found: FieldProblems = {};
  // The captcha provider checks the captcha; no pattern does.
  for (const field of REGISTER_FIELDS.filter((each) => each !== 'captcha')) {
    const value = values[field] ?? '';
    const own = ownProblem(field, values, given);
    // A mismatch is reported before a problem of length.
    const problem = (own === 'mismatch' && value !== '' ? own : fieldProblem(rules[field], value)) ?? own;
    if (problem) found[field] = problem;
  }
  return found;
};

const ownProblem = (
  field: RegisterField,
  values: RegisterValues,
  { rules, minimumAge, nowMs, timeZone, mobileLengths }: Circumstances,
): FieldProblem | undefined => {
  const value = values[field] ?? '';
  if (field === 'confirmPassword' && rules.password.enabled) return value === values.password ? undefined : 'mismatch';
  if (value === '') return undefined;
  if (field === 'mobileNum')
    return mobileLengths.length === 0 || hasDigits(value, mobileLengths) ? undefined : 'digits';
  if (field !== 'birthday') return undefined;
  const birthday = isoDateOf(rules.birthday.patternId, value);
  if (birthday === null) return 'pattern';
  const age = ageOn(birthday, nowMs, timeZone);
  if (age > OLDEST) return 'pattern';
  return age < minimumAge ? 'underAge' : undefined;
};

import * as z from 'zod/mini';
import type { Flags } from './flags.ts';
import { LIMITS } from './limits.ts';
import { DATE_PATTERNS, isoDateOf, matchesPattern, patternOf } from './patterns.ts';
import { plainDigits } from './plain-digits.ts';

/** AUTH-09: the fields of registration, in the order in which the page asks for them. */
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
/** Asked in every registration by username; no brand switches them off. */
export const ALWAYS_ASKED: readonly RegisterField[] = ['username', 'password', 'confirmPassword'];

/** How a brand sets a field. */
export interface FieldSetting {
  enabled: boolean;
  required: boolean;
  patternId: number;
  /** Characters of the value, both included. */
  minLength: number;
  maxLength: number;
}
/** How a field stands on the wire: with its expression, read with the flag `u`, or `*`. */
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

const asked = { enabled: true, required: true };
const off = { enabled: false, required: false };
const setting = (
  state: { enabled: boolean; required: boolean },
  patternId: number,
  { min, max }: { min: number; max: number },
): FieldSetting => ({ ...state, patternId, minLength: min, maxLength: max });

const DEFAULTS: Record<RegisterField, FieldSetting> = {
  username: setting(asked, 1, LIMITS.username),
  mobileNum: setting(off, 6, { min: 4, max: 15 }),
  password: setting(asked, 0, LIMITS.password),
  confirmPassword: setting(asked, 0, LIMITS.password),
  payeeName: setting(off, 0, { min: 2, max: 100 }),
  birthday: setting(asked, DATE_PATTERNS.yearFirst, { min: 10, max: 10 }),
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

/** A brand's fields: its own settings over the house's. */
export const fieldRules = (own: Partial<Record<RegisterField, FieldSetting>> = {}): FieldRules =>
  Object.fromEntries(
    REGISTER_FIELDS.map((field) => {
      const set = own[field] ?? DEFAULTS[field];
      return [field, { ...set, acceptedPattern: patternOf(set.patternId)?.expression ?? '*' }];
    }),
  ) as FieldRules;

export type RegisterMode = 'register' | 'registerMobile';

/** Whether a number is shown to be one's own by a code: where the brand wants it, and where nobody would come back without. */
export const asksCode = (
  mode: RegisterMode,
  { REGMOBVERF3, MOBILENUMPASSREG3 }: Pick<Flags, 'REGMOBVERF3' | 'MOBILENUMPASSREG3'>,
): boolean => REGMOBVERF3 || (mode === 'registerMobile' && !MOBILENUMPASSREG3);

/** The fields that a way to register asks for; by mobile number a password is asked for with MOBILENUMPASSREG3 alone. */
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
    mobileNum: { ...fields.mobileNum, ...asked },
  };
};

/** What is wrong with a value. */
export type FieldProblem =
  | 'empty'
  | 'length'
  | 'characters'
  | 'pattern'
  | 'notAsked'
  | 'mismatch'
  | 'underAge'
  | 'digits';

/** Controls, marks of direction and what else nobody sees; the joiners are letters' own in several scripts. */
const UNREADABLE = /(?![\u200c\u200d])\p{C}/u;
/** Whether everything in a text can be seen, so that it can be typed a second time. */
export const isReadable = (text: string): boolean => !UNREADABLE.test(text);

/**
 * A password as it counts: without the spaces around it (AUTH-01), and in NFC, so that é is one letter by whatever keyboard it was
 * written (NIST SP 800-63B-4, 3.1.1.2). One of ASCII alone is what it was, and so is its hash.
 */
export const plainPassword = (typed: string): string => typed.trim().normalize('NFC');

/** Which bound a text breaks, counted in characters, both included. */
export const brokenBound = (text: string, { min, max }: { min: number; max: number }): 'short' | 'long' | undefined => {
  // A text beyond twice as many units is too long without counting them.
  if (text.length > 2 * max) return 'long';
  const characters = [...text].length;
  if (characters < min) return 'short';
  return characters > max ? 'long' : undefined;
};

/** AUTH-09: what is wrong with a field's value by its rule; undefined where nothing is. Bounds are asked before the pattern. */
export const fieldProblem = (rule: FieldRule, value: string): FieldProblem | undefined => {
  if (value.trim() === '') return rule.required ? 'empty' : undefined;
  if (!rule.enabled) return 'notAsked';
  if (brokenBound(value, { min: rule.minLength, max: rule.maxLength })) return 'length';
  if (!isReadable(value)) return 'characters';
  return matchesPattern(rule.patternId, value) ? undefined : 'pattern';
};

/** Whole years since a day of birth (yyyy-MM-dd), in the brand's days; who was born on 29 February is older on 1 March. */
export const ageOn = (birthday: string, nowMs: number, gmtOffsetMinutes: number): number => {
  const today = new Date(nowMs + gmtOffsetMinutes * 60_000).toISOString().slice(0, 10);
  const had = today.slice(5) >= birthday.slice(5);
  return Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (had ? 0 : 1);
};

/** Nobody older has ever been. */
const OLDEST = 122;

/** A mobile number's own digits, as 0 to 9, without what people write between them. */
export const digitsOf = (typed: string): string => plainDigits(typed).replace(/[().\p{Pd}]/gu, '');

/** Whether a number has as many digits as its country's have; one 0 in front may be what is dialled within the country. */
export const hasDigits = (number: string, lengths: readonly number[]): boolean =>
  lengths.includes(number.length) || (number.startsWith('0') && lengths.includes(number.length - 1));

export type RegisterValues = Partial<Record<RegisterField, string>>;
export type FieldProblems = Partial<Record<RegisterField, FieldProblem>>;

interface Circumstances {
  rules: FieldRules;
  minimumAge: number;
  nowMs: number;
  gmtOffsetMinutes: number;
  /** How many digits a mobile number of the chosen country has; empty where that is not known yet. */
  mobileLengths: readonly number[];
}

/** What is wrong with a registration, by field: the page and the server ask here. */
export const registerProblems = (values: RegisterValues, given: Circumstances): FieldProblems => {
  const { rules } = given;
  const found: FieldProblems = {};
  // The captcha's answer is the picture's to judge, not a pattern's.
  for (const field of REGISTER_FIELDS.filter((each) => each !== 'captcha')) {
    const value = values[field] ?? '';
    const own = ownProblem(field, values, given);
    // A repetition that is none is said before its length is.
    const problem = (own === 'mismatch' && value !== '' ? own : fieldProblem(rules[field], value)) ?? own;
    if (problem) found[field] = problem;
  }
  return found;
};

const ownProblem = (
  field: RegisterField,
  values: RegisterValues,
  { rules, minimumAge, nowMs, gmtOffsetMinutes, mobileLengths }: Circumstances,
): FieldProblem | undefined => {
  const value = values[field] ?? '';
  if (field === 'confirmPassword' && rules.password.enabled) return value === values.password ? undefined : 'mismatch';
  if (value === '') return undefined;
  if (field === 'mobileNum')
    return mobileLengths.length === 0 || hasDigits(value, mobileLengths) ? undefined : 'digits';
  if (field !== 'birthday') return undefined;
  const birthday = isoDateOf(rules.birthday.patternId, value);
  if (birthday === null) return 'pattern';
  const age = ageOn(birthday, nowMs, gmtOffsetMinutes);
  if (age > OLDEST) return 'pattern';
  return age < minimumAge ? 'underAge' : undefined;
};

import { fitsDecimals, typedText } from '../../../contract/typed-number.ts';
import { namesCurrency } from './currency-texts.ts';
import { decimalText } from './money.ts';

interface Separators {
  decimal: string;
  group: string;
}

const known = new Map<string, Separators>();

/** The signs with which a locale writes decimals and thousands. */
const separatorsOf = (locale: string): Separators => {
  const found = known.get(locale);
  if (found) return found;
  // Some languages group from five digits on only.
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  const separators = { decimal: sign('decimal'), group: sign('group') };
  known.set(locale, separators);
  return separators;
};

/** What a typed amount has to be: an amount of this currency, typed by a person who reads this locale. */
export interface AmountForm {
  currency: string;
  exponent: number;
  locale: string;
}

export type AmountReading =
  /** In minor units. */
  | { kind: 'amount'; amount: number }
  /** Both readings, as decimal texts. */
  | { kind: 'ambiguous'; readings: readonly [`${number}`, `${number}`] }
  | { kind: 'empty' | 'notNumber' | 'tooManyDecimals' | 'tooLarge' };

/** A number as digits: `1234.5` is whole `1234`, part `5`. */
interface Digits {
  whole: string;
  part: string;
}

const ARABIC_DECIMAL = '\u066b';
const DECIMAL_SIGNS = ['.', ',', ARABIC_DECIMAL];
/** Thousands, or lakhs and crores, with one sign throughout. A first group does not begin with zero. */
const GROUPED = /^[1-9]\d{0,2}([.,'\u066c ])\d{3}(?:\1\d{3})*$|^[1-9]\d?([.,'\u066c ])\d{2}(?:\2\d{2})*\2\d{3}$/u;

/** Splits `USD 20.50`, `20,50 €` and `20元` into the number and what surrounds it. */
const split = (text: string) => {
  const [, before = '', number = '', after = ''] = /^(\D*?)([.,\u066b]?\d(?:.*\d)?[.,\u066b]?)(\D*)$/u.exec(text) ?? [];
  // The point of `Rs.500` belongs to the word.
  const isAbbreviation = /\p{L}$/u.test(before) && !/\p{Lu}$/u.test(before) && number.startsWith('.');
  return { around: [before, after].map((each) => each.trim()), number: isAbbreviation ? number.slice(1) : number };
};

const ungrouped = (text: string): string | null => {
  if (/^\d+$/.test(text)) return text;
  return GROUPED.test(text) ? text.replaceAll(/\D/g, '') : null;
};

/** The number if its last sign is of decimals; null if it cannot be. */
const asDecimal = (number: string): Digits | null => {
  const last = Math.max(...DECIMAL_SIGNS.map((sign) => number.lastIndexOf(sign)));
  if (last === -1) return null;
  const [before, part] = [number.slice(0, last), number.slice(last + 1)];
  const whole = before === '' ? '0' : ungrouped(before);
  return whole !== null && !before.includes(number[last]!) && /^\d*$/.test(part) ? { whole, part } : null;
};

const amountOf = ({ whole, part }: Digits, exponent: number): AmountReading => {
  if (!fitsDecimals(part, exponent)) return { kind: 'tooManyDecimals' };
  const amount = Number(whole + part.slice(0, exponent).padEnd(exponent, '0'));
  return Number.isSafeInteger(amount) ? { kind: 'amount', amount } : { kind: 'tooLarge' };
};

const readNumber = (number: string, { exponent, locale }: Omit<AmountForm, 'currency'>): AmountReading => {
  const decimal = asDecimal(number);
  const whole = ungrouped(number);
  if (whole === null) return decimal ? amountOf(decimal, exponent) : { kind: 'notNumber' };
  const grouped = { whole, part: '' };
  if (!decimal) return amountOf(grouped, exponent);
  // One sign with three digits behind it, as in `1.234`. The sign may also be the only one of a foreign keypad.
  const own = separatorsOf(locale);
  const fitsDecimal = fitsDecimals(decimal.part, exponent);
  if (number.includes(own.decimal) && fitsDecimal) return amountOf(decimal, exponent);
  if (number.includes(own.group) && !fitsDecimal) return amountOf(grouped, exponent);
  return { kind: 'ambiguous', readings: [whole as `${number}`, `${decimal.whole}.${decimal.part}` as `${number}`] };
};

/**
 * Reads a typed amount. A sign that can be of decimals or of thousands is read as the shown language has it, every other by its
 * position. What can mean two amounts is refused with both (docs/decisions/0013-payments.md).
 */
export const readAmount = (typed: string, form: AmountForm): AmountReading => {
  const text = typedText(typed);
  if (text === '') return { kind: 'empty' };
  const { around, number } = split(text ?? '');
  const isPlain =
    number !== '' && around.every((word) => word === '' || namesCurrency(word, form.currency, form.locale));
  return isPlain ? readNumber(number, form) : { kind: 'notNumber' };
};

/** Reads a count, such as minutes or members; null if it is not a whole number. */
export const readCount = (typed: string): number | null => {
  const text = typedText(typed) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** The amount in minor units; null if the text is not plainly one. */
export const amountIn = (reading: AmountReading): number | null => (reading.kind === 'amount' ? reading.amount : null);

/** An amount as the text of a field: without thousands, and without decimals that are all zero. */
export const typedAmount = (amount: number, { exponent, locale }: Omit<AmountForm, 'currency'>): string =>
  decimalText(amount, exponent).replace(/\.0+$/, '').replace('.', separatorsOf(locale).decimal);

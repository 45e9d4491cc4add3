import { PayTerms, Rate, RATE_DECIMALS, Tier } from '../../../contract/pay-terms.ts';
import { decimalText, parseAmount } from '../../shared/format/money.ts';

/** What stands in the fields of one tier; `id` keeps a row's fields together while others come and go. */
export interface TierRow {
  id: number;
  turnover: string;
  active: string;
  loss: string;
  rate: string;
}
export type TierText = Exclude<keyof TierRow, 'id'>;

/** Terms as they are typed: amounts in whole units of the currency, rates in per cent. */
export interface Draft {
  rows: TierRow[];
  activeFrom: string;
  minimumActive: string;
  cap: string;
  mode: PayTerms['mode'];
}
export type TermText = Exclude<keyof Draft, 'rows' | 'mode'>;

const short = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
const amountText = (amount: number, exponent: number): string =>
  // Either no decimals or all of them, as prices are written.
  decimalText(amount, exponent).replace(/\.0+$/, '');
/** Millionths in per cent, exactly: 12,500 is `1.25`. */
export const percentText = (millionths: number): string => short(decimalText(millionths, RATE_DECIMALS));
/** Per cent in millionths, exactly; null where it is none. A comma is refused: half the world would mean a decimal by it. */
export const parsePercent = (text: string): number | null => {
  const plain = text.replace(/\s*[%٪]\s*$/, '');
  return plain.includes(',') ? null : parseAmount(plain, RATE_DECIMALS);
};
const parseCount = (text: string): number | null => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null);

/** Why a field cannot be taken. */
export type Fault = 'missing' | 'amount' | 'count' | 'rate' | 'cap';
type Read = { value: number | null; fault?: undefined } | { value?: undefined; fault: Fault };

const read = (text: string, { parse, schema, fault, optional = false }: Reading, exponent: number): Read => {
  if (text.trim() === '') return optional ? { value: null } : { fault: 'missing' };
  const value = parse(text, exponent);
  return value !== null && schema.safeParse(value).success ? { value } : { fault };
};
interface Reading {
  parse: (text: string, exponent: number) => number | null;
  /** What the contract says of such a figure. */
  schema: { safeParse: (value: unknown) => { success: boolean } };
  fault: Fault;
  optional?: boolean;
}
const READINGS: Record<TierText | TermText, Reading> = {
  turnover: { parse: parseAmount, schema: Tier.shape.turnover, fault: 'amount' },
  active: { parse: parseCount, schema: Tier.shape.active, fault: 'count' },
  loss: { parse: parseAmount, schema: Tier.shape.loss, fault: 'amount', optional: true },
  rate: { parse: parsePercent, schema: Rate, fault: 'rate' },
  activeFrom: { parse: parseAmount, schema: PayTerms.shape.activeFrom, fault: 'amount' },
  minimumActive: { parse: parseCount, schema: PayTerms.shape.minimumActive, fault: 'count' },
  cap: { parse: parseAmount, schema: PayTerms.shape.cap, fault: 'cap', optional: true },
};

/** Why what stands in a field cannot be taken; null where it can. */
export const faultOf = (field: TierText | TermText, text: string, exponent: number): Fault | null =>
  read(text, READINGS[field], exponent).fault ?? null;

/** The typed terms; null where one of the fields, or the contract, does not take them. */
export const termsOfDraft = ({ rows, mode, ...draft }: Draft, exponent: number): PayTerms | null => {
  const figure = (field: TierText | TermText, text: string) => read(text, READINGS[field], exponent).value;
  const terms = {
    tiers: rows.map((row) => ({
      turnover: figure('turnover', row.turnover),
      active: figure('active', row.active),
      loss: figure('loss', row.loss),
      rate: figure('rate', row.rate),
    })),
    activeFrom: figure('activeFrom', draft.activeFrom),
    minimumActive: figure('minimumActive', draft.minimumActive),
    cap: figure('cap', draft.cap),
    mode,
  };
  return PayTerms.safeParse(terms).data ?? null;
};

/** Terms as they would be typed. */
export const draftOf = ({ tiers, activeFrom, minimumActive, cap, mode }: PayTerms, exponent: number): Draft => ({
  rows: tiers.map((tier, id) => ({
    id,
    turnover: amountText(tier.turnover, exponent),
    active: String(tier.active),
    loss: tier.loss === null ? '' : amountText(tier.loss, exponent),
    rate: percentText(tier.rate),
  })),
  activeFrom: amountText(activeFrom, exponent),
  minimumActive: String(minimumActive),
  cap: cap === null ? '' : amountText(cap, exponent),
  mode,
});

const emptyRow = (id: number): TierRow => ({ id, turnover: '', active: '', loss: '', rate: '' });
/** Where nothing was agreed on: one tier to fill in, and what makes a member active as in the upline's own contract. */
export const emptyDraft = (own: PayTerms | null, exponent: number): Draft => ({
  rows: [emptyRow(0)],
  activeFrom: own ? amountText(own.activeFrom, exponent) : '',
  minimumActive: own ? String(own.minimumActive) : '',
  cap: '',
  mode: 'fixed',
});

export const withTier = (draft: Draft): Draft => ({
  ...draft,
  rows: [...draft.rows, emptyRow(Math.max(-1, ...draft.rows.map(({ id }) => id)) + 1)],
});

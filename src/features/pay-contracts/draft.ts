import { PayTerms, Rate, Tier } from '../../../contract/pay-terms.ts';
import { decimalText, parseAmount } from '../../shared/format/money.ts';
import { parsePercent, percentText } from '../../shared/format/percent.ts';

/** The typed fields of one tier; `id` keeps a row's identity while others are added and removed. */
export interface TierRow {
  id: number;
  turnover: string;
  active: string;
  loss: string;
  rate: string;
}
export type TierText = Exclude<keyof TierRow, 'id'>;

/** Terms as typed: amounts in whole units of the currency, rates in per cent. */
export interface Draft {
  rows: TierRow[];
  activeFrom: string;
  minimumActive: string;
  cap: string;
  mode: PayTerms['mode'];
  /** Dividend only; true if absent. */
  carriesLoss?: boolean;
}
export type TermText = Exclude<keyof Draft, 'rows' | 'mode' | 'carriesLoss'>;

const amountText = (amount: number, exponent: number): string =>
  // Either no decimals or all of them, as prices are written.
  decimalText(amount, exponent).replace(/\.0+$/, '');
const parseCount = (text: string): number | null => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null);

/** Why a field is invalid. */
export type Fault = 'missing' | 'amount' | 'count' | 'rate' | 'cap';
type Read = { value: number | null; fault?: undefined } | { value?: undefined; fault: Fault };

const read = (text: string, { parse, schema, fault, optional = false }: Reading, exponent: number): Read => {
  if (text.trim() === '') return optional ? { value: null } : { fault: 'missing' };
  const value = parse(text, exponent);
  return value !== null && schema.safeParse(value).success ? { value } : { fault };
};
interface Reading {
  parse: (text: string, exponent: number) => number | null;
  /** The contract's schema of the value. */
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

/** Why a field's text is invalid; null when it is valid. */
export const faultOf = (field: TierText | TermText, text: string, exponent: number): Fault | null =>
  read(text, READINGS[field], exponent).fault ?? null;

/** The terms of a draft; null when a field or the contract's schema refuses them. */
export const termsOfDraft = ({ rows, mode, carriesLoss, ...draft }: Draft, exponent: number): PayTerms | null => {
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
    ...(carriesLoss === false && { carriesLoss }),
  };
  return PayTerms.safeParse(terms).data ?? null;
};

/** Terms as text for the fields. */
export const draftOf = (
  { tiers, activeFrom, minimumActive, cap, mode, carriesLoss }: PayTerms,
  exponent: number,
): Draft => ({
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
  ...(carriesLoss === false && { carriesLoss }),
});

const emptyRow = (id: number): TierRow => ({ id, turnover: '', active: '', loss: '', rate: '' });
/** A draft without an agreed contract: one empty tier, and the upline's own threshold of active members. */
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

import { PayTerms, Rate, Tier } from '../../../contract/pay-terms.ts';
import { parsePercent, percentText } from '../../shared/format/percent.ts';
import { amountIn, readAmount, readCount, typedAmount, type AmountForm } from '../../shared/format/read-amount.ts';

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

const parseAmount = (text: string, form: AmountForm): number | null => amountIn(readAmount(text, form));

/** Why a field is invalid. */
export type Fault = 'missing' | 'amount' | 'count' | 'rate' | 'cap';
type Read = { value: number | null; fault?: undefined } | { value?: undefined; fault: Fault };

const read = (text: string, { parse, schema, fault, optional = false }: Reading, form: AmountForm): Read => {
  if (text.trim() === '') return optional ? { value: null } : { fault: 'missing' };
  const value = parse(text, form);
  return value !== null && schema.safeParse(value).success ? { value } : { fault };
};
interface Reading {
  parse: (text: string, form: AmountForm) => number | null;
  /** The contract's schema of the value. */
  schema: { safeParse: (value: unknown) => { success: boolean } };
  fault: Fault;
  optional?: boolean;
}
const READINGS: Record<TierText | TermText, Reading> = {
  turnover: { parse: parseAmount, schema: Tier.shape.turnover, fault: 'amount' },
  active: { parse: readCount, schema: Tier.shape.active, fault: 'count' },
  loss: { parse: parseAmount, schema: Tier.shape.loss, fault: 'amount', optional: true },
  rate: { parse: parsePercent, schema: Rate, fault: 'rate' },
  activeFrom: { parse: parseAmount, schema: PayTerms.shape.activeFrom, fault: 'amount' },
  minimumActive: { parse: readCount, schema: PayTerms.shape.minimumActive, fault: 'count' },
  cap: { parse: parseAmount, schema: PayTerms.shape.cap, fault: 'cap', optional: true },
};

/** Whether a field is an amount of money. */
export const isAmount = (field: TierText | TermText): boolean => READINGS[field].parse === parseAmount;

/** Why a field's text is invalid; null when it is valid. */
export const faultOf = (field: TierText | TermText, text: string, form: AmountForm): Fault | null =>
  read(text, READINGS[field], form).fault ?? null;

/** The terms of a draft; null when a field or the contract's schema refuses them. */
export const termsOfDraft = ({ rows, mode, carriesLoss, ...draft }: Draft, form: AmountForm): PayTerms | null => {
  const figure = (field: TierText | TermText, text: string) => read(text, READINGS[field], form).value;
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
  form: AmountForm,
): Draft => ({
  rows: tiers.map((tier, id) => ({
    id,
    turnover: typedAmount(tier.turnover, form),
    active: String(tier.active),
    loss: tier.loss === null ? '' : typedAmount(tier.loss, form),
    rate: percentText(tier.rate),
  })),
  activeFrom: typedAmount(activeFrom, form),
  minimumActive: String(minimumActive),
  cap: cap === null ? '' : typedAmount(cap, form),
  mode,
  ...(carriesLoss === false && { carriesLoss }),
});

const emptyRow = (id: number): TierRow => ({ id, turnover: '', active: '', loss: '', rate: '' });
/** A draft without an agreed contract: one empty tier, and the upline's own threshold of active members. */
export const emptyDraft = (own: PayTerms | null, form: AmountForm): Draft => ({
  rows: [emptyRow(0)],
  activeFrom: own ? typedAmount(own.activeFrom, form) : '',
  minimumActive: own ? String(own.minimumActive) : '',
  cap: '',
  mode: 'fixed',
});

export const withTier = (draft: Draft): Draft => ({
  ...draft,
  rows: [...draft.rows, emptyRow(Math.max(-1, ...draft.rows.map(({ id }) => id)) + 1)],
});

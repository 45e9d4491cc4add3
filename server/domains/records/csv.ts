import type { PaymentKind, PaymentRecord, PaymentState } from '../../../contract/payment-records.ts';
import type { BetRecord, ExportRequest, Transaction } from '../../../contract/records.ts';
import { decimal } from '../../decimal.ts';
import type { ServerTexts } from '../../languages/index.ts';

type Texts = ServerTexts['records'];

/** A spreadsheet runs text that begins like a formula. Only texts are guarded: `-12.50` stays a number. */
const FORMULA = /^[=+\-@\t\r\n]/;
export const text = (value: string): string => {
  const guarded = FORMULA.test(value.trimStart()) || FORMULA.test(value) ? `'${value}` : value;
  return `"${guarded.replaceAll('"', '""')}"`;
};

/** `2026-11-23 18:05:09` at this offset from UTC, which spreadsheets read as a time. */
export const time = (atMs: number, offsetMinutes: number): string =>
  new Date(atMs + offsetMinutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');

const zone = (minutes: number): string => {
  const size = Math.abs(minutes);
  return `GMT${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
};

/** A first line, whose titles may include the time with its zone. */
export const headLine = (
  { headers }: Texts,
  offsetMinutes: number,
  titles: (headers: Texts['headers'], when: string) => readonly string[],
): string =>
  titles(headers, `${headers.time} (${zone(offsetMinutes)})`)
    .map(text)
    .join(',');

/** The first line of each record. */
export const headOf = (record: ExportRequest['record'], texts: Texts, offsetMinutes: number): string =>
  headLine(texts, offsetMinutes, (headers, when) => titlesOf(record, headers, when));

const titlesOf = (record: ExportRequest['record'], headers: Texts['headers'], when: string): readonly string[] => {
  const { number, type, details, amount, balance, currency, reference } = headers;
  const payments = [when, headers.method, headers.state, amount, headers.fee, headers.paid, currency];
  const titles = {
    transactions: [number, when, type, details, amount, balance, currency, reference],
    bets: [
      ...[when, headers.game, headers.vendor, headers.state, headers.stake, headers.payout, headers.net],
      ...[currency, headers.closed, headers.round],
    ],
    deposits: [...payments, headers.changed, reference],
    withdrawals: [...payments, headers.changed, reference],
  };
  return titles[record];
};

export const transactionLine = (row: Transaction, { kinds }: Texts, offsetMinutes: number): string =>
  [
    row.version,
    time(row.atMs, offsetMinutes),
    text(kinds[row.kind]),
    text(row.about),
    decimal(row.amount, row.exponent),
    decimal(row.balanceAfter, row.exponent),
    row.currency,
    row.roundId ?? row.payment?.id ?? '',
  ].join(',');

export const betLine = (row: BetRecord, { states }: Texts, offsetMinutes: number): string =>
  [
    time(row.openedAtMs, offsetMinutes),
    text(row.gameName),
    text(row.vendor),
    text(states[row.state]),
    decimal(row.stake, row.exponent),
    decimal(row.payout, row.exponent),
    decimal(row.payout - row.stake, row.exponent),
    row.currency,
    row.closedAtMs === null ? '' : time(row.closedAtMs, offsetMinutes),
    row.roundId,
  ].join(',');

export const paymentLine = (
  kind: PaymentKind,
  { money: { amount, currency, exponent }, ...row }: PaymentRecord,
  { payments }: Texts,
  offsetMinutes: number,
): string =>
  [
    time(row.createdAtMs, offsetMinutes),
    text(row.methodName),
    text((payments[kind] as Record<PaymentState, string>)[row.state]),
    decimal(amount, exponent),
    decimal(row.fee, exponent),
    decimal(row.paid, exponent),
    currency,
    time(row.updatedAtMs, offsetMinutes),
    row.id,
  ].join(',');

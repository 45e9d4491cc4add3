import { sql, type RawBuilder } from 'kysely';
import { addDays } from '../../../contract/day.ts';
import { OPERATOR_REPORT_DAYS } from '../../../contract/reports-operator.ts';
import { dayAt } from '../../../contract/time-zone.ts';
import type { AppContext } from '../../app/context.ts';
import type { Tx } from '../../db/database.ts';
import { withTimeoutsOf } from '../../db/timeouts.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import { findMerchant, type Merchant } from '../../http/viewer.ts';
import { daysBetween, periodOf } from '../records/index.ts';

interface Requested {
  merchant: string;
  from?: string | undefined;
  to?: string | undefined;
}

/** The days of a report, and the instants at which they begin and end. */
export interface ReportPeriod {
  merchant: Merchant;
  from: string;
  to: string;
  begins: Date;
  ends: Date;
}

const DEFAULT_DAYS = 30;

/** Returns the period of a request; its days after today are left out. Throws `report_period_wrong`. */
export const reportPeriod = (
  merchant: Merchant,
  { from: first, to: last }: Omit<Requested, 'merchant'>,
  nowMs: number,
  fail: Fail<'report_period_wrong'>,
): ReportPeriod => {
  const today = dayAt(merchant.brand.timeZone, nowMs);
  const until = last ?? (first !== undefined && first > today ? first : today);
  const from = first ?? addDays(until < today ? until : today, 1 - DEFAULT_DAYS);
  const refuse = (problem: 'reversed' | 'too_long' | 'future') =>
    fail('report_period_wrong', { details: { problem, from, to: until, today, maxDays: OPERATOR_REPORT_DAYS } });
  if (from > until) throw refuse('reversed');
  if (from > today) throw refuse('future');
  if (addDays(from, OPERATOR_REPORT_DAYS - 1) < until) throw refuse('too_long');
  const to = until < today ? until : today;
  const { from: begins, to: ends } = periodOf(merchant, { from, to })!;
  return { merchant, from, to, begins, ends };
};

/** Reads a report on one snapshot, with the time that a job has: a year of a large merchant takes a while. */
export const readReport = async <F, N extends { key: string; name: string | null }>(
  { database, now }: AppContext,
  request: Requested,
  fail: Fail<'report_period_wrong'>,
  read: (tx: Tx, period: ReportPeriod) => Promise<{ rows: N[]; total: F }>,
) => {
  const merchant = await findMerchant(database.db, request.merchant);
  if (!merchant) throw commonFailure('unknown_merchant');
  const period = reportPeriod(merchant, request, now(), fail);
  const { rows, total } = await withTimeoutsOf('job', () => database.readSnapshot((tx) => read(tx, period)));
  const { name, timeZone, currency, exponent } = merchant.brand;
  return { name, from: period.from, to: period.to, timeZone, currency, exponent, rows, total };
};

/** The merchant's day of a column of instants; of the first of its month, if the report is by month. */
export const dayOf = (
  column: RawBuilder<unknown>,
  { merchant }: ReportPeriod,
  by: string = 'day',
): RawBuilder<string> => {
  const local = sql`(${column} at time zone ${merchant.brand.timeZone})`;
  return by === 'month' ? sql`date_trunc('month', ${local})::date` : sql`${local}::date`;
};

/** Whether the rows of a report are days or months. */
export const isByTime = (by: string): by is 'day' | 'month' => by === 'day' || by === 'month';

/** The key `key` of a query as the report shows it. */
export const keyShown = (by: string): RawBuilder<string> =>
  isByTime(by) ? sql`to_char(key, ${by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'}::text)` : sql`key::text`;

/** The days or months of a period, the first one first. */
export const keysOf = ({ from, to }: ReportPeriod, by: 'day' | 'month'): string[] => [
  ...new Set(daysBetween(from, to).map((day) => (by === 'day' ? day : day.slice(0, 7)))),
];

/** The rows of a query by their keys; null: the row over all keys. */
export const byKey = <F>(rows: readonly (F & { key: string | null })[]): Map<string | null, F> =>
  new Map(rows.map(({ key, ...figures }) => [key, figures as F]));

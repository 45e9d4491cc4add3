import type { PaymentKind, PaymentRecord, PaymentState } from '../../../contract/payment-records.ts';
import type { BetRecord, ExportRequest, Transaction } from '../../../contract/records.ts';
import { csvTime, figure, timeTitle, type Cell } from '../../shared/csv.ts';
import { decimal } from '../../shared/decimal.ts';
import type { ServerTexts } from '../../languages/index.ts';

type Texts = ServerTexts['records'];

/** The first line of each record. */
export const headOf = (record: ExportRequest['record'], { headers }: Texts, timeZone: string): readonly string[] => {
  const when = timeTitle(headers.time, timeZone);
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

export const transactionLine = (row: Transaction, { kinds }: Texts, timeZone: string): Cell[] => [
  row.version,
  csvTime(row.atMs, timeZone),
  kinds[row.kind],
  row.about,
  figure(decimal(row.amount, row.exponent)),
  figure(decimal(row.balanceAfter, row.exponent)),
  row.currency,
  row.roundId ?? row.payment?.id ?? '',
];

export const betLine = (row: BetRecord, { states }: Texts, timeZone: string): Cell[] => [
  csvTime(row.openedAtMs, timeZone),
  row.gameName,
  row.vendor,
  states[row.state],
  figure(decimal(row.stake, row.exponent)),
  figure(decimal(row.payout, row.exponent)),
  figure(decimal(row.payout - row.stake, row.exponent)),
  row.currency,
  row.closedAtMs === null ? '' : csvTime(row.closedAtMs, timeZone),
  row.roundId,
];

export const paymentLine = (
  kind: PaymentKind,
  { money: { amount, currency, exponent }, ...row }: PaymentRecord,
  { payments }: Texts,
  timeZone: string,
): Cell[] => [
  csvTime(row.createdAtMs, timeZone),
  row.methodName,
  (payments[kind] as Record<PaymentState, string>)[row.state],
  figure(decimal(amount, exponent)),
  figure(decimal(row.fee, exponent)),
  figure(decimal(row.paid, exponent)),
  currency,
  csvTime(row.updatedAtMs, timeZone),
  row.id,
];

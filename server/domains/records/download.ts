import type { FastifyInstance } from 'fastify';
import type { PaymentState } from '../../../contract/payment-records.ts';
import { EXPORT_PATH, ExportRequest, type RoundState } from '../../../contract/records.ts';
import type { AppContext } from '../../app/context.ts';
import type { Database } from '../../db/database.ts';
import { textsOf } from '../../languages/index.ts';
import { csvOf } from '../../shared/csv.ts';
import { betLine, headOf, paymentLine, transactionLine } from './csv.ts';
import type { Export } from './export-tickets.ts';
import { allPayments } from './payments.ts';
import { periodOf } from './period.ts';
import { allBets } from './rounds.ts';
import { serveDownload } from './serve-download.ts';
import { allTransactions } from './transactions.ts';

/** Yields the lines of a selection in parts of some thousand. */
export async function* partsOf(
  database: Database,
  { merchant, member, language, query }: Export<ExportRequest>,
): AsyncGenerator<string> {
  const { timeZone } = merchant.brand;
  const texts = textsOf(language).records;
  const period = periodOf(merchant, query);
  yield csvOf([headOf(query.record, texts, timeZone)]);
  const { record, state } = query;
  switch (record) {
    case 'transactions':
      for await (const rows of allTransactions(database, member, { period, kind: query.kind }))
        yield csvOf(rows.map((row) => transactionLine(row, texts, timeZone)));
      return;
    case 'bets': {
      // The request allows each record only its own states.
      const selection = { period, state: state as RoundState | undefined, gameType: query.gameType };
      for await (const rows of allBets(database, member, language, selection))
        yield csvOf(rows.map((row) => betLine(row, texts, timeZone)));
      return;
    }
    case 'deposits':
    case 'withdrawals': {
      const kind = record === 'deposits' ? 'deposit' : 'withdrawal';
      const selection = { kind, period, state: state as PaymentState | undefined } as const;
      for await (const rows of allPayments(database, member, language, selection))
        yield csvOf(rows.map((row) => paymentLine(kind, row, texts, timeZone)));
    }
  }
}

/** `bets-2026-11-01-2026-11-23.csv` */
export const nameOf = ({
  record,
  from,
  to,
}: {
  record: string;
  from?: string | undefined;
  to?: string | undefined;
}): string => `${[record, from, to].filter(Boolean).join('-')}.csv`;

/** The downloads of a member's own records. */
export const ownDownloads = (app: FastifyInstance, ctx: AppContext): void =>
  serveDownload(app, ctx, {
    path: EXPORT_PATH,
    query: ExportRequest,
    nameOf,
    partsOf,
  });

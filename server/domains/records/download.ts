import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { PaymentState } from '../../../contract/payment-records.ts';
import { EXPORT_PATH, type RoundState } from '../../../contract/records.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../http/failure.ts';
import { textsOf } from '../../languages/index.ts';
import { betLine, headOf, paymentLine, transactionLine } from './csv.ts';
import { BYTE_ORDER_MARK } from '../../csv.ts';
import { redeemExportTicket, type Export } from './export-tickets.ts';
import { allPayments } from './payments.ts';
import { periodOf } from './period.ts';
import { allBets } from './rounds.ts';
import { allTransactions } from './transactions.ts';

/** Yields the CSV of a selection in parts of some thousand lines, so that memory does not grow with its size. */
export async function* csvOf(
  database: Database,
  { merchant, member, language, query }: Export,
): AsyncGenerator<string> {
  const offset = merchant.brand.gmtOffsetMinutes;
  const texts = textsOf(language).records;
  const period = periodOf(merchant, query);
  const joined = (lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join('');
  yield BYTE_ORDER_MARK + joined([headOf(query.record, texts, offset)]);
  const { record, state } = query;
  switch (record) {
    case 'transactions':
      for await (const rows of allTransactions(database, member, { period, kind: query.kind }))
        yield joined(rows.map((row) => transactionLine(row, texts, offset)));
      return;
    case 'bets': {
      // The request allows each record only its own states.
      const selection = { period, state: state as RoundState | undefined, gameType: query.gameType };
      for await (const rows of allBets(database, member, language, selection))
        yield joined(rows.map((row) => betLine(row, texts, offset)));
      return;
    }
    case 'deposits':
    case 'withdrawals': {
      const kind = record === 'deposits' ? 'deposit' : 'withdrawal';
      const selection = { kind, period, state: state as PaymentState | undefined } as const;
      for await (const rows of allPayments(database, member, language, selection))
        yield joined(rows.map((row) => paymentLine(kind, row, texts, offset)));
    }
  }
}

/** `bets-2026-11-01-2026-11-23.csv` */
const nameOf = ({ record, from, to }: Export['query']): string => `${[record, from, to].filter(Boolean).join('-')}.csv`;

/** The address of a ticket. The stream reads on only as fast as the browser takes it, and ends when the browser leaves. */
export const downloadRoute = (app: FastifyInstance, { database }: AppContext): void => {
  app.get<{ Params: { ticket: string } }>(
    `${EXPORT_PATH}/:ticket`,
    { schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const found = await redeemExportTicket(database, request.params.ticket);
      if (!found) throw new Failure('not_found');
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${nameOf(found.query)}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(csvOf(database, found), { objectMode: false }));
    },
  );
};

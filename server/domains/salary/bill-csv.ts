import { sql } from 'kysely';
import type { BillBet, BillPart, LossLines } from '../../../contract/salary.ts';
import { decimal } from '../../decimal.ts';
import type { Db } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { linesOf, type BillRow } from './bill-lines.ts';
import { betsOf, billOf, exactOf, paidBy, partsOf, summandsBeside } from './bills.ts';
import { csvOf } from '../../csv.ts';

type Sum = Omit<BillPart, 'who' | 'rateBelow'>;

/** Sums the bets beyond the file's limit by member and difference, so that the file still adds up to what was paid. */
const furtherBets = async (db: Db, bill: BillRow, after: number): Promise<Sum[]> => {
  const { rows } = await sql<Sum>`
    select m.username as account, l.difference, sum(l.stake)::bigint as stake, sum(l.net_loss)::bigint as "netLoss",
           count(*)::int as bets, ${exactOf(bill, sql`sum(l.stake)`)} as exact, ${paidBy}
      from ${linesOf(bill, 'bets')} l join members m on m.id = l.child_id
     where l.depth <= 1 and l.id > ${after}
     group by m.username, l.difference, l.paid_rate, l.corrects, l.paid_id, l.paid_at
     order by l.corrects, l.paid_at, m.username, l.difference`.execute(db);
  return rows;
};

/** Names of files. */
export const FILES = { realtime: 'salary', hour: 'hourly-salary', day: 'daily-salary', dividend: 'dividend' } as const;

/** Limit on the lines of a file: enough for a busy window, and small enough for one response. */
const MOST_LINES = 20_000;

/** Returns every line of the bill as CSV, down to the amount paid. Bets that this agent may not see are aggregated. */
export const billCsv = async (
  db: Db,
  agent: MemberRow,
  id: string,
  { mostLines } = { mostLines: MOST_LINES },
): Promise<{ name: string; csv: string }> => {
  const bill = await billOf(db, agent, id);
  const { exponent, currency } = agent;
  const parts = await partsOf(db, bill);
  const bets = await betsOf(db, bill, 0, mostLines);
  const further = bets.length < mostLines ? [] : await furtherBets(db, bill, bets.at(-1)!.id);
  const start = bill.window_at.toISOString();
  const { exact, ...beside } = await summandsBeside(db, bill);
  const loss = bill.loss as LossLines | null;
  const amountOf = (amount: number) => decimal(BigInt(amount), exponent);
  const pay = (millionths: string) => decimal(BigInt(millionths), exponent + 6);
  /** The column of net losses is only where they are paid for. */
  const lossCell = (netLoss: number | null): string[] =>
    loss === null ? [] : [netLoss === null ? '' : amountOf(netLoss)];
  const sumLine = (line: string, millionths: string) => [
    line,
    '',
    '',
    '',
    '',
    '',
    ...lossCell(null),
    '',
    '',
    pay(millionths),
  ];
  const lossLine = (line: string, amount: number) => [line, '', '', '', '', '', ...lossCell(amount), '', '', ''];
  const rate = (difference: number) => (loss === null ? decimal(BigInt(difference), 6) : '');
  const payCell = (millionths: string) => (loss === null ? pay(millionths) : '');
  const summed = (sum: Sum) => [
    sum.account,
    '',
    '',
    sum.bets,
    amountOf(sum.stake),
    ...lossCell(sum.netLoss),
    rate(sum.difference),
    sum.paidBy?.id ?? '',
    payCell(sum.exact),
  ];
  /** Lines for the bets of this window, or for corrections of bets that earlier bills paid. */
  const linesOfKind = (isTakenBack: boolean): (string | number)[][] => {
    const word = (line: string) => (isTakenBack ? `${line} taken back` : line);
    const isOne = ({ paidBy: earlier }: Pick<BillBet, 'paidBy'>) => (earlier !== null) === isTakenBack;
    return [
      ...bets
        .filter(isOne)
        .map((bet) => [
          word('bet'),
          bet.account,
          new Date(bet.atMs).toISOString(),
          bet.roundId,
          1,
          amountOf(bet.stake),
          ...lossCell(bet.netLoss),
          rate(bet.difference),
          bet.paidBy?.id ?? '',
          payCell(bet.exact),
        ]),
      ...further.filter(isOne).map((sum) => [word('further bets'), ...summed(sum)]),
      ...parts.filter((part) => part.who === 'team' && isOne(part)).map((part) => [word('team'), ...summed(part)]),
    ];
  };
  const head = ['line', 'account', 'time', 'round', 'bets', `stake ${currency}`];
  const rows: (string | number)[][] = [
    [...head, ...(loss === null ? [] : [`net loss ${currency}`]), 'rate', 'paid by', `pay ${currency}`],
    ...linesOfKind(false),
    ...(loss === null
      ? []
      : [
          lossLine('turnover', bill.turnover),
          lossLine('payouts', -loss.payouts),
          lossLine('promotions', -(loss.promotions ?? 0)),
          lossLine('contributions to pools', -loss.contributions),
          lossLine('carried from earlier windows', loss.carriedIn),
          lossLine('changed bets of earlier windows', loss.corrected),
          lossLine('net loss', bill.net_loss),
          lossLine('net loss carried to the next window', loss.carriedOut),
          lossLine('net loss written off', loss.writtenOff),
        ]),
    sumLine(loss === null ? 'sum' : 'share', exact),
    sumLine('cap', beside.capped),
    ...linesOfKind(true),
    sumLine('sum taken back', beside.takenBack),
    sumLine('kept back by an earlier cap', beside.keptBack),
    sumLine('carried from earlier windows', beside.carriedIn),
    sumLine('rounding', beside.roundedBy),
    sumLine('carried to the next window', bill.carried_out),
    sumLine('written off', bill.written_off),
    ['paid', agent.username, start, bill.id, '', '', ...lossCell(null), '', '', amountOf(bill.amount)],
  ];
  return { name: `${FILES[bill.kind]}-${start.slice(0, 16).replaceAll(/[:T]/g, '-')}.csv`, csv: csvOf(rows) };
};

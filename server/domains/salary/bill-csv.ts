import { sql } from 'kysely';
import type { BillBet, BillPart, LossLines } from '../../../contract/salary.ts';
import { decimal } from '../../shared/decimal.ts';
import type { Db } from '../../db/database.ts';
import type { MemberCall } from '../../http/route.ts';
import { textsOf, type BillLine } from '../../languages/index.ts';
import { linesOf, type BillRow } from './bill-lines.ts';
import { betsOf, billOf, exactOf, paidBy, partsOf, summandsBeside } from './bills.ts';
import { BYTE_ORDER_MARK, csvOf, csvTime, figure, timeTitle, type Cell } from '../../shared/csv.ts';

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
const MAX_LINES = 20_000;

/** Returns the forms of the file's lines. Net losses have a column, and bets no pay, only where net losses are paid for. */
const linesFor = (
  loss: LossLines | null,
  texts: ReturnType<typeof textsOf>['reports']['lines'],
  exponent: number,
  timeZone: string,
) => {
  const amountOf = (amount: number) => figure(decimal(BigInt(amount), exponent));
  const pay = (millionths: string) => figure(decimal(BigInt(millionths), exponent + 6));
  const lossCell = (netLoss: number | null): Cell[] =>
    loss === null ? [] : [netLoss === null ? '' : amountOf(netLoss)];
  const rate = (difference: number) => (loss === null ? figure(decimal(BigInt(difference), 6)) : '');
  const payCell = (millionths: string) => (loss === null ? pay(millionths) : '');
  const empty = ['', '', '', '', ''];
  return {
    sum: (line: BillLine, millionths: string): Cell[] => [
      texts[line],
      ...empty,
      ...lossCell(null),
      '',
      '',
      pay(millionths),
    ],
    loss: (line: BillLine, amount: number): Cell[] => [texts[line], ...empty, ...lossCell(amount), '', '', ''],
    bet: (word: string, bet: BillBet): Cell[] => [
      word,
      bet.account,
      csvTime(bet.atMs, timeZone),
      bet.roundId,
      1,
      amountOf(bet.stake),
      ...lossCell(bet.netLoss),
      rate(bet.difference),
      bet.paidBy?.id ?? '',
      payCell(bet.exact),
    ],
    summed: (word: string, sum: Sum): Cell[] => [
      word,
      sum.account,
      '',
      '',
      sum.bets,
      amountOf(sum.stake),
      ...lossCell(sum.netLoss),
      rate(sum.difference),
      sum.paidBy?.id ?? '',
      payCell(sum.exact),
    ],
    paid: (account: string, start: string, id: string, amount: number): Cell[] => [
      ...[texts.paid, account, start, id, '', ''],
      ...lossCell(null),
      ...['', '', amountOf(amount)],
    ],
  };
};

type Lines = ReturnType<typeof linesFor>;

const lossLines = (lines: Lines, bill: BillRow, loss: LossLines): Cell[][] => [
  lines.loss('turnover', bill.turnover),
  lines.loss('payouts', -loss.payouts),
  lines.loss('promotions', -(loss.promotions ?? 0)),
  lines.loss('contributions', -loss.contributions),
  lines.loss('carriedIn', loss.carriedIn),
  lines.loss('changed', loss.corrected),
  lines.loss('netLoss', bill.net_loss),
  lines.loss('lossCarriedOut', loss.carriedOut),
  lines.loss('lossWrittenOff', loss.writtenOff),
];

/** Returns every line of the bill as CSV, down to the amount paid. Bets that this agent may not see are aggregated. */
export const billCsv = async (
  db: Db,
  { member: agent, merchant, language }: Pick<MemberCall, 'member' | 'merchant' | 'language'>,
  id: string,
  { maxLines } = { maxLines: MAX_LINES },
): Promise<{ name: string; csv: string }> => {
  const bill = await billOf(db, agent, id);
  const { exponent, currency } = agent;
  const { timeZone } = merchant.brand;
  const { headers: h, lines: texts, takenBack } = textsOf(language).reports;
  const parts = await partsOf(db, bill);
  const bets = await betsOf(db, bill, 0, maxLines);
  const further = bets.length < maxLines ? [] : await furtherBets(db, bill, bets.at(-1)!.id);
  const start = csvTime(bill.window_at.getTime(), timeZone);
  const { exact, ...beside } = await summandsBeside(db, bill);
  const loss = bill.loss as LossLines | null;
  const lines = linesFor(loss, texts, exponent, timeZone);
  /** Lines for the bets of this window, or for corrections of bets that earlier bills paid. */
  const linesOfKind = (isTakenBack: boolean): Cell[][] => {
    const word = (line: BillLine) => (isTakenBack ? takenBack(texts[line]) : texts[line]);
    const isOne = ({ paidBy: earlier }: Pick<BillBet, 'paidBy'>) => (earlier !== null) === isTakenBack;
    const team = parts.filter(({ who }) => who === 'team');
    return [
      ...bets.filter(isOne).map((bet) => lines.bet(word('bet'), bet)),
      ...further.filter(isOne).map((sum) => lines.summed(word('furtherBets'), sum)),
      ...team.filter(isOne).map((part) => lines.summed(word('team'), part)),
    ];
  };
  const head = [h.line, h.account, timeTitle(h.time, timeZone), h.round, h.bets, `${h.stake} ${currency}`];
  const rows: Cell[][] = [
    [...head, ...(loss === null ? [] : [`${h.netLoss} ${currency}`]), h.rate, h.paidBy, `${h.pay} ${currency}`],
    ...linesOfKind(false),
    ...(loss === null ? [] : lossLines(lines, bill, loss)),
    lines.sum(loss === null ? 'sum' : 'share', exact),
    lines.sum('cap', beside.capped),
    ...linesOfKind(true),
    lines.sum('sumTakenBack', beside.takenBack),
    lines.sum('keptBack', beside.keptBack),
    lines.sum('carriedIn', beside.carriedIn),
    lines.sum('rounding', beside.roundedBy),
    lines.sum('carriedOut', bill.carried_out),
    lines.sum('writtenOff', bill.written_off),
    lines.paid(agent.username, start, bill.id, bill.amount),
  ];
  return {
    name: `${FILES[bill.kind]}-${start.slice(0, 16).replaceAll(/[ :]/g, '-')}.csv`,
    csv: BYTE_ORDER_MARK + csvOf(rows),
  };
};

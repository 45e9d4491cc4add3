import { sql } from 'kysely';
import {
  BETS_PER_PAGE,
  BILLS_PER_PAGE,
  type Bill,
  type BillBet,
  type BillDetail,
  type BillPart,
} from '../../../contract/salary.ts';
import type { PayTerms } from '../../../contract/pay-terms.ts';
import { inMerchant } from '../../db/merchant.ts';
import { decimal } from '../../decimal.ts';
import type { Db } from '../../db/database.ts';
import { Failure } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { linesOf, type BillRow } from './bill-lines.ts';
import { lackingForNext } from './engine/tiers.ts';

const shown = (row: BillRow, { currency, exponent }: MemberRow): Bill => ({
  id: row.id,
  windowStartMs: row.window_at.getTime(),
  windowEndMs: row.window_end.getTime(),
  amount: { amount: row.amount, currency, exponent },
  state: row.state,
  carriedOut: row.carried_out,
  writtenOff: row.written_off,
});

const ownBills = (db: Db, agent: MemberRow) =>
  inMerchant(db, agent.merchant)
    .selectFrom('bills')
    .selectAll('bills')
    .where('bills.agent_id', '=', agent.id)
    .where('bills.kind', '=', 'realtime');

/**
 * Returns one page of bills, newest first; `before` is the last one seen. Two versions of a contract can each have a bill in one
 * window.
 */
export const billPage = async (
  db: Db,
  agent: MemberRow,
  before?: string,
): Promise<{ list: Bill[]; hasMore: boolean }> => {
  const last = before === undefined ? null : await billOf(db, agent, before);
  const rows = await ownBills(db, agent)
    .$if(last !== null, (q) => q.where(sql<boolean>`(bills.window_at, bills.id) < (${last!.window_at}, ${last!.id})`))
    .orderBy('bills.window_at', 'desc')
    .orderBy('bills.id', 'desc')
    .limit(BILLS_PER_PAGE + 1)
    .execute();
  return { list: rows.slice(0, BILLS_PER_PAGE).map((row) => shown(row, agent)), hasMore: rows.length > BILLS_PER_PAGE };
};

/** Returns the bills whose windows began since then, the oldest first. */
export const billsSince = async (db: Db, agent: MemberRow, since: Date): Promise<Bill[]> =>
  (
    await ownBills(db, agent)
      .where('bills.window_at', '>=', since)
      .orderBy('bills.window_at')
      .orderBy('bills.id')
      .execute()
  ).map((row) => shown(row, agent));

/** Returns the agent's own bill. Fails as not found for another agent's. */
const billOf = async (db: Db, agent: MemberRow, id: string): Promise<BillRow> => {
  const row = await ownBills(db, agent).where('bills.id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('not_found');
  return row;
};

export const billDetail = async (db: Db, agent: MemberRow, id: string): Promise<BillDetail> => {
  const bill = await billOf(db, agent, id);
  const contract = await inMerchant(db, agent.merchant)
    .selectFrom('pay_contracts')
    .select(['terms', 'version'])
    .where('id', '=', bill.contract_id)
    .executeTakeFirstOrThrow();
  const terms = contract.terms as PayTerms;
  const parts = await partsOf(db, bill);
  return {
    ...shown(bill, agent),
    turnover: bill.turnover,
    active: bill.active,
    netLoss: bill.net_loss,
    tier: bill.tier,
    rate: bill.rate,
    next: lackingForNext(terms, { turnover: bill.turnover, active: bill.active, netLoss: bill.net_loss }),
    terms,
    contractVersion: contract.version,
    formula: summandsOf(parts.filter(({ paidBy }) => paidBy === null)),
    parts,
    ...(await summandsBeside(db, bill)),
    inputsHash: bill.inputs_hash.toString('hex'),
    issuedAtMs: bill.at.getTime(),
  };
};

type Beside = Pick<BillDetail, 'exact' | 'capped' | 'takenBack' | 'keptBack' | 'carriedIn' | 'roundedBy'>;

/** Returns the summands between the own lines' sum and the amount, each exact. */
const summandsBeside = async (db: Db, bill: BillRow): Promise<Beside> => {
  const { rows } = await sql<{ kept: string }>`
    select coalesce(sum(kept_back), 0)::text as kept from bill_corrections where bill_id = ${bill.id}`.execute(db);
  const kept = BigInt(rows[0]!.kept);
  const corrected = BigInt(bill.corrected);
  const summands = [bill.exact, bill.capped, bill.corrected, bill.carried_in, bill.carried_out, bill.written_off];
  const sum = summands.reduce((all, each) => all + BigInt(each), 0n);
  return {
    exact: bill.exact,
    capped: bill.capped,
    takenBack: String(corrected - kept),
    keptBack: String(kept),
    carriedIn: bill.carried_in,
    roundedBy: String(BigInt(bill.amount) * 1_000_000n - sum),
  };
};

/** The earlier bill, if the line reverses or changes its bets. */
const paidBy = sql`case when l.corrects then jsonb_build_object(
    'id', l.paid_id, 'windowStartMs', in_ms(l.paid_at), 'rate', l.paid_rate) end as "paidBy"`;

/** Lists direct members by name; below them, only the total of each direct agent's team. */
const partsOf = async (db: Db, bill: BillRow): Promise<BillPart[]> => {
  const { rows } = await sql<BillPart>`
    select case when l.depth = 0 then 'self' when l.depth = 1 then 'member' else 'team' end as who, m.username as account,
           l.rate_below as "rateBelow", l.difference, sum(l.stake)::bigint as stake, count(*)::int as bets,
           (sum(l.stake) * l.difference)::numeric(40)::text as exact, ${paidBy}
      from ${linesOf(bill)} l join members m on m.id = l.child_id
     group by 1, m.username, l.rate_below, l.difference, l.paid_rate, l.corrects, l.paid_id, l.paid_at
     order by l.corrects, l.paid_at, sum(l.stake) * l.difference desc, m.username, 1`.execute(db);
  return rows;
};

/** Groups the parts by their difference, which the formula multiplies. */
const summandsOf = (parts: readonly BillPart[]): BillDetail['formula'] => {
  const byDifference = new Map<number, { stake: bigint; exact: bigint }>();
  for (const { difference, stake, exact } of parts) {
    const sum = byDifference.get(difference) ?? { stake: 0n, exact: 0n };
    byDifference.set(difference, { stake: sum.stake + BigInt(stake), exact: sum.exact + BigInt(exact) });
  }
  return [...byDifference]
    .sort(([one], [other]) => other - one)
    .map(([difference, { stake, exact }]) => ({ difference, stake: Number(stake), exact: String(exact) }));
};

/** Returns single bets, the oldest first: the agent's own and its direct members'. */
export const billBets = async (
  db: Db,
  agent: MemberRow,
  { id, after }: { id: string; after?: string },
): Promise<{ list: BillBet[]; hasMore: boolean }> => {
  const bets = await betsOf(db, await billOf(db, agent, id), Number(after ?? 0), BETS_PER_PAGE + 1);
  return { list: bets.slice(0, BETS_PER_PAGE), hasMore: bets.length > BETS_PER_PAGE };
};

const betsOf = async (db: Db, bill: BillRow, after: number, limit: number): Promise<BillBet[]> => {
  const { rows } = await sql<BillBet>`
    select l.id, m.username as account, l.round_id as "roundId", in_ms(l.at) as "atMs", l.stake, l.difference,
           (l.stake * l.difference)::text as exact, ${paidBy}
      from ${linesOf(bill)} l join members m on m.id = l.child_id
     where l.depth <= 1 and l.id > ${after} order by l.id limit ${limit}`.execute(db);
  return rows;
};

/** Sums the bets beyond the file's limit by member and difference, so that the file still adds up to what was paid. */
const furtherBets = async (db: Db, bill: BillRow, after: number): Promise<Omit<BillPart, 'who' | 'rateBelow'>[]> => {
  const { rows } = await sql<Omit<BillPart, 'who' | 'rateBelow'>>`
    select m.username as account, l.difference, sum(l.stake)::bigint as stake, count(*)::int as bets,
           (sum(l.stake) * l.difference)::numeric(40)::text as exact, ${paidBy}
      from ${linesOf(bill)} l join members m on m.id = l.child_id
     where l.depth <= 1 and l.id > ${after}
     group by m.username, l.difference, l.paid_rate, l.corrects, l.paid_id, l.paid_at
     order by l.corrects, l.paid_at, m.username, l.difference`.execute(db);
  return rows;
};

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
  const pay = (millionths: string) => decimal(BigInt(millionths), exponent + 6);
  const sumLine = (line: string, millionths: string) => [line, '', '', '', '', '', '', '', pay(millionths)];
  const summed = (sum: Omit<BillPart, 'who' | 'rateBelow'>) => [
    sum.account,
    '',
    '',
    sum.bets,
    decimal(BigInt(sum.stake), exponent),
    decimal(BigInt(sum.difference), 6),
    sum.paidBy?.id ?? '',
    pay(sum.exact),
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
          decimal(BigInt(bet.stake), exponent),
          decimal(BigInt(bet.difference), 6),
          bet.paidBy?.id ?? '',
          pay(bet.exact),
        ]),
      ...further.filter(isOne).map((sum) => [word('further bets'), ...summed(sum)]),
      ...parts.filter((part) => part.who === 'team' && isOne(part)).map((part) => [word('team'), ...summed(part)]),
    ];
  };
  const rows: (string | number)[][] = [
    ['line', 'account', 'time', 'round', 'bets', `stake ${currency}`, 'rate', 'paid by', `pay ${currency}`],
    ...linesOfKind(false),
    sumLine('sum', exact),
    sumLine('cap', beside.capped),
    ...linesOfKind(true),
    sumLine('sum taken back', beside.takenBack),
    sumLine('kept back by an earlier cap', beside.keptBack),
    sumLine('carried from earlier windows', beside.carriedIn),
    sumLine('rounding', beside.roundedBy),
    sumLine('carried to the next window', bill.carried_out),
    sumLine('written off', bill.written_off),
    ['paid', agent.username, start, bill.id, '', '', '', '', decimal(BigInt(bill.amount), exponent)],
  ];
  return {
    name: `salary-${start.slice(0, 16).replaceAll(/[:T]/g, '-')}.csv`,
    csv: rows.map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n',
  };
};

/** Prevents a spreadsheet from reading the cell as a formula. */
const quoted = (cell: string | number): string => {
  const text = String(cell);
  const safe = typeof cell === 'string' && /^[=+@\t\r]|^-(?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

import { sql, type RawBuilder } from 'kysely';
import {
  BETS_PER_PAGE,
  BILLS_PER_PAGE,
  type Bill,
  type BillBet,
  type BillDetail,
  type BillPart,
  type LossLines,
} from '../../../contract/salary.ts';
import type { PayTerms } from '../../../contract/pay-terms.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db } from '../../db/database.ts';
import { commonFailure } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { linesOf, type BillRow } from './bill-lines.ts';
import { lackingForNext } from './engine/tiers.ts';
import { firstOf } from '../../shared/first-of.ts';

export const shown = (row: BillRow, { currency, exponent }: MemberRow): Bill => ({
  id: row.id,
  windowStartMs: row.window_at.getTime(),
  windowEndMs: row.window_end.getTime(),
  amount: { amount: row.amount, currency, exponent },
  state: row.state,
  carriedOut: row.carried_out,
  writtenOff: row.written_off,
});

export const ownBills = (db: Db, agent: MemberRow) =>
  inMerchant(db, agent.merchant).selectFrom('bills').selectAll('bills').where('bills.agent_id', '=', agent.id);

const realtimeBills = (db: Db, agent: MemberRow) => ownBills(db, agent).where('bills.kind', '=', 'realtime');

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
  const rows = await realtimeBills(db, agent)
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
    await realtimeBills(db, agent)
      .where('bills.window_at', '>=', since)
      .orderBy('bills.window_at')
      .orderBy('bills.id')
      .execute()
  ).map((row) => shown(row, agent));

/** Returns the agent's own bill. Fails as not found for another agent's. */
export const billOf = async (db: Db, agent: MemberRow, id: string): Promise<BillRow> => {
  const row = await ownBills(db, agent).where('bills.id', '=', id).executeTakeFirst();
  if (!row) throw commonFailure('not_found');
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
    kind: bill.kind,
    loss: bill.loss as LossLines | null,
    decidedAtMs: bill.decided_at?.getTime() ?? null,
    decision: bill.decision,
    turnover: bill.turnover,
    active: bill.active,
    netLoss: bill.net_loss,
    tier: bill.tier,
    rate: bill.rate,
    next: lackingForNext(terms, { turnover: bill.turnover, active: bill.active, netLoss: bill.net_loss }),
    terms,
    contractVersion: contract.version,
    formula: bill.loss === null ? summandsOf(parts.filter(({ paidBy }) => paidBy === null)) : [],
    parts,
    ...(await summandsBeside(db, bill)),
    inputsHash: bill.inputs_hash.toString('hex'),
    issuedAtMs: bill.at.getTime(),
  };
};

export type BillBreakdown = Pick<BillDetail, 'exact' | 'capped' | 'takenBack' | 'keptBack' | 'carriedIn' | 'roundedBy'>;

/** Returns the summands between the own lines' sum and the amount, each exact. */
export const summandsBeside = async (db: Db, bill: BillRow): Promise<BillBreakdown> => {
  const { rows } = await sql<{ kept: string }>`
    select coalesce(sum(kept_back), 0)::text as kept from bill_corrections where bill_id = ${bill.id}`.execute(db);
  const kept = BigInt(firstOf(rows).kept);
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
export const paidBy = sql`case when l.corrects then jsonb_build_object(
    'id', l.paid_id, 'windowStartMs', in_ms(l.paid_at), 'rate', l.paid_rate) end as "paidBy"`;

/** A line's pay in millionths of a minor unit. A share of the net loss is not divided among its lines. */
export const exactOf = (bill: BillRow, stake: RawBuilder<unknown>): RawBuilder<string> =>
  bill.loss === null ? sql<string>`(${stake} * l.difference)::numeric(40)::text` : sql<string>`'0'`;

/** Lists direct members by name; below them, only the total of each direct agent's team. */
export const partsOf = async (db: Db, bill: BillRow): Promise<BillPart[]> => {
  const { rows } = await sql<BillPart>`
    select case when l.depth = 0 then 'self' when l.depth = 1 then 'member' else 'team' end as who, m.username as account,
           l.rate_below as "rateBelow", l.difference, sum(l.stake)::bigint as stake, sum(l.net_loss)::bigint as "netLoss",
           sum(l.bets)::int as bets, ${exactOf(bill, sql`sum(l.stake)`)} as exact, ${paidBy}
      from ${linesOf(bill, 'sums')} l join members m on m.id = l.child_id
     group by 1, m.username, l.rate_below, l.difference, l.paid_rate, l.corrects, l.paid_id, l.paid_at
     order by l.corrects, l.paid_at, sum(l.stake) * l.difference desc, sum(l.net_loss) desc, m.username, 1`.execute(db);
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

export const betsOf = async (db: Db, bill: BillRow, after: number, limit: number): Promise<BillBet[]> => {
  const { rows } = await sql<BillBet>`
    select l.id, m.username as account, l.round_id as "roundId", in_ms(l.at) as "atMs", l.stake, l.net_loss as "netLoss", l.difference,
           ${exactOf(bill, sql`l.stake`)} as exact, ${paidBy}
      from ${linesOf(bill, 'bets')} l join members m on m.id = l.child_id
     where l.depth <= 1 and l.id > ${after} order by l.id limit ${limit}`.execute(db);
  return rows;
};

import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { BillsTable } from '../../db/schema.ts';

export type BillRow = Selectable<BillsTable>;

/** Of a line: the instant that decides the bill that paid it. A line that corrects an earlier window was paid there. */
const countedAt = (bill: BillRow) =>
  sql`case when t.corrects_at < ${bill.window_at} then t.corrects_at else ${bill.window_at}::timestamptz end`;

/** The settled bets of a bill's window one by one, of the agent itself and its direct members or of the whole team. */
const betsIn = (bill: BillRow, whose: 'direct' | 'all'): RawBuilder<unknown> => sql`
  select t.id, t.member_id, t.round_id, t.at, t.stake, t.stake - t.payout as net_loss, 1 as bets, ${countedAt(bill)} as counted_at,
         salary_window_at(t.bet_at) as made_at
    from turnover t
   where t.merchant = ${bill.merchant} and t.window_at >= ${bill.window_at} and t.window_at < ${bill.window_end}
     and t.member_id = any(array(select descendant from team_paths where ancestor = ${bill.agent_id}
                                    ${whose === 'direct' ? sql`and depth <= 1` : sql``}))`;

/** The sums of a bill's window by member. */
const sumsIn = (bill: BillRow): RawBuilder<unknown> => sql`
  select 0::bigint as id, t.member_id, null::uuid as round_id, t.window_at as at, t.stake, t.stake - t.payout + t.pool_payout as net_loss,
         t.bets, ${countedAt(bill)} as counted_at, t.terms_at as made_at
    from pay_sums t
   where t.merchant = ${bill.merchant} and t.kind = ${bill.kind} and t.window_at = ${bill.window_at}`;

/**
 * Sub-query for the lines of a bill: its settled bets (of the agent and its direct members), or the sums of all its members.
 * Each has the member's direct downline on the path from the agent (the agent itself for its own bets), and the highest
 * effective rate below, as in the other bills of the window. A line that reverses or changes bets of an earlier bill has that
 * bill (`paid_id`) and its rates. A share of the net loss has no rates below.
 */
export const linesOf = (bill: BillRow, what: 'bets' | 'sums'): RawBuilder<unknown> => {
  const byBet = bill.kind === 'realtime' ? betsIn(bill, what === 'bets' ? 'direct' : 'all') : betsIn(bill, 'direct');
  const lines = what === 'sums' && bill.kind !== 'realtime' ? sumsIn(bill) : byBet;
  const isShare = bill.loss !== null;
  // Dividends: the contract in force in the window applies to all its bets.
  const madeAt = isShare ? sql`paid.window_at` : sql`least(l.made_at, paid.window_at)`;
  return sql`(
    with paid as (
      select b.id, b.window_at, b.window_end, b.rate, c.from_at, c.until_at from bills b join pay_contracts c on c.id = b.contract_id
       where b.id = ${bill.id} or b.id in (select corrects from bill_corrections where bill_id = ${bill.id})
    ), rates as (
      select b.agent_id, b.rate, b.window_at, c.from_at, c.until_at from bills b join pay_contracts c on c.id = b.contract_id
       where b.merchant = ${bill.merchant} and b.kind = ${bill.kind} and b.window_at in (select window_at from paid)
    ), lines as (
      select l.id, l.member_id, l.round_id, l.at, l.stake, l.net_loss, l.bets, p.depth, ${madeAt} as made_at, paid.id as paid_id,
             paid.window_at as paid_at, paid.rate as paid_rate, paid.id <> ${bill.id} as corrects
        from (${lines}) l
        join team_paths p on p.ancestor = ${bill.agent_id} and p.descendant = l.member_id
        join paid on paid.window_at <= l.counted_at and paid.window_end > l.counted_at and ${madeAt} >= paid.from_at
                 and (paid.until_at is null or ${madeAt} < paid.until_at)
                 and p.from_at <= ${madeAt} and ${madeAt} < p.until_at ${what === 'bets' ? sql`and p.depth <= 1` : sql``}
       where l.counted_at >= ${bill.window_at} or l.stake <> 0 or (${isShare} and l.net_loss <> 0)
    )
    select l.*, coalesce(child.ancestor, ${bill.agent_id}) as child_id, coalesce(below.rate, 0) as rate_below,
           greatest(0, l.paid_rate - coalesce(below.rate, 0)) as difference
      from lines l
      left join team_paths child on child.descendant = l.member_id and child.depth = l.depth - 1 and child.from_at <= l.made_at and l.made_at < child.until_at
      left join lateral (
        select max(r.rate) as rate from team_paths q join rates r on r.agent_id = q.ancestor
         where q.descendant = l.member_id and q.depth < l.depth and q.from_at <= l.made_at and l.made_at < q.until_at and r.window_at = l.paid_at and not ${isShare}
           and r.from_at <= l.made_at and (r.until_at is null or l.made_at < r.until_at)) below on true
  )`;
};

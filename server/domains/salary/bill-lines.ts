import { sql, type RawBuilder } from 'kysely';
import type { BillsTable } from '../../db/schema.ts';
import type { Selectable } from 'kysely';

export type BillRow = Selectable<BillsTable>;

/**
 * Sub-query for the lines of a bill: each settled bet of the window that was made while this contract was in force, with its
 * member, the direct downline on the path to it (the agent itself for its own bets), and the highest effective rate below, as
 * in the other bills of the window. A line that reverses or changes bets of an earlier bill has that bill (`paid_id`) and its
 * rates.
 */
export const linesOf = (bill: BillRow): RawBuilder<unknown> => sql`(
  with paid as (
    select b.id, b.window_at, b.rate, c.from_at, c.until_at from bills b join pay_contracts c on c.id = b.contract_id
     where b.id = ${bill.id} or b.id in (select corrects from bill_corrections where bill_id = ${bill.id})
  ), rates as (
    select b.agent_id, b.rate, b.window_at, c.from_at, c.until_at from bills b join pay_contracts c on c.id = b.contract_id
     where b.merchant = ${bill.merchant} and b.kind = ${bill.kind} and b.window_at in (select window_at from paid)
  ), lines as (
    select t.id, t.member_id, t.round_id, t.at, t.stake, p.depth, made.at as made_at, paid.id as paid_id, paid.window_at as paid_at,
           paid.rate as paid_rate, paid.id <> ${bill.id} as corrects
      from team_paths p join turnover t on t.merchant = ${bill.merchant} and t.window_at = ${bill.window_at} and t.member_id = p.descendant
      cross join lateral (select salary_window_at(t.bet_at) as at) made
      join paid on paid.window_at = coalesce(t.corrects_at, t.window_at) and made.at >= paid.from_at
               and (paid.until_at is null or made.at < paid.until_at)
     where p.ancestor = ${bill.agent_id} and (t.corrects_at is null or t.stake <> 0)
  )
  select l.*, coalesce(child.ancestor, ${bill.agent_id}) as child_id, coalesce(below.rate, 0) as rate_below,
         greatest(0, l.paid_rate - coalesce(below.rate, 0)) as difference
    from lines l
    left join team_paths child on child.descendant = l.member_id and child.depth = l.depth - 1
    left join lateral (
      select max(r.rate) as rate from team_paths q join rates r on r.agent_id = q.ancestor
       where q.descendant = l.member_id and q.depth < l.depth and r.window_at = l.paid_at
         and r.from_at <= l.made_at and (r.until_at is null or l.made_at < r.until_at)) below on true
)`;

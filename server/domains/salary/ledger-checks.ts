import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/checks.ts';

const lines: LedgerCheck = {
  name: 'salary: what counts of a bet is what its round says',
  counted: sql`select count(*) from turnover`,
  wrong: sql`
    select format('round %s is %s with stake %s, of it %s at risk, and payout %s, and counts as %s and %s', r.id, r.state, r.stake,
                  v.stake, r.payout, t.stake, t.payout) as what
      from (select round_id, sum(stake) as stake, sum(payout) as payout from turnover group by round_id) t
      join rounds r on r.id = t.round_id, lateral (select valid_stake_of(r) as stake) v
     where t.stake <> v.stake
        or t.payout <> case r.state when 'closed' then r.payout - (r.stake - v.stake) else 0 end`,
};

const bills: LedgerCheck = {
  name: 'salary: every bill has the turnover of its team',
  counted: sql`select count(*) from bills`,
  wrong: sql`
    select format('bill %s says %s, its window''s bets %s', b.id, b.turnover, coalesce(team.stake, 0)) as what
      from bills b
      left join lateral (
        select sum(t.stake) as stake from team_paths p
          join turnover t on t.merchant = b.merchant and t.window_at >= b.window_at and t.window_at < b.window_end
           and t.member_id = p.descendant and (t.corrects_at is null or t.corrects_at >= b.window_at)
          cross join lateral (
            select case when b.loss is null then least(b.window_at, salary_window_at(t.bet_at)) else b.window_at end as at) made
         where p.ancestor = b.agent_id and p.from_at <= made.at and made.at < p.until_at) team on true
     where b.turnover <> coalesce(team.stake, 0)`,
};

const windowSums: LedgerCheck = {
  name: 'salary: every settled window of an hour or more has the turnover of its five-minute windows, once',
  counted: sql`select count(*) from pay_windows where settled_at is not null`,
  wrong: sql`
    select format('the %s window of %s at %s has %s bets with %s, its five minutes %s with %s', w.kind, w.merchant, w.window_at,
                  coalesce(s.bets, 0), coalesce(s.stake, 0), coalesce(t.bets, 0), coalesce(t.stake, 0)) as what
      from pay_windows w
      left join lateral (select sum(bets) as bets, sum(stake) as stake, sum(payout) as payout from pay_sums s
        where s.merchant = w.merchant and s.kind = w.kind and s.window_at = w.window_at) s on true
      left join lateral (select sum(c.cost) as cost from award_changes c join awards a on a.id = c.award_id
        join members m on m.id = a.member_id and (m.upline is not null or m.is_agent)
        where w.kind = 'dividend' and c.merchant = w.merchant and c.dividend_at = w.window_at) c on true
      left join lateral (select sum(e.amount) as cost from point_exchanges e
        join members m on m.id = e.member_id and (m.upline is not null or m.is_agent)
        where w.kind = 'dividend' and e.merchant = w.merchant and e.dividend_at = w.window_at) e on true
      left join lateral (select sum(r.amount) as cost from rebate_claims r
        join members m on m.id = r.member_id and (m.upline is not null or m.is_agent)
        where w.kind = 'dividend' and r.merchant = w.merchant and r.dividend_at = w.window_at) r on true
      left join lateral (select count(*) as bets, sum(stake) as stake, sum(payout) as payout from turnover t
        where t.merchant = w.merchant and t.window_at >= w.window_at and t.window_at < w.window_end) t on true
     where w.settled_at is not null
       and (coalesce(s.bets, 0), coalesce(s.stake, 0), coalesce(s.payout, 0))
           <> (coalesce(t.bets, 0), coalesce(t.stake, 0), coalesce(t.payout, 0) + coalesce(c.cost, 0) + coalesce(e.cost, 0)
               + coalesce(r.cost, 0))`,
};

const losses: LedgerCheck = {
  name: 'salary: every net loss is the sum of its lines, and takes in what the one before carried on',
  counted: sql`select count(*) from bills where loss is not null`,
  wrong: sql`
    select format('bill %s with a net loss of %s: lines %s, carried in %s of %s', b.id, b.net_loss, b.lines, b.carried_in, b.owed) as what
      from (select id, net_loss, turnover - payouts - promotions - contributions + carried_in + corrected as lines, carried_in,
                   case when carried_in <> 0 or carried_out <> 0 then coalesce(lag(carried_out) over (
                     partition by agent_id, carried_in <> 0 or carried_out <> 0 order by window_at), 0) else 0 end as owed
              from (select bills.id, bills.agent_id, bills.net_loss, bills.turnover, bills.window_at, (loss ->> 'payouts')::bigint as payouts,
                           coalesce((loss ->> 'promotions')::bigint, 0) as promotions,
                           (loss ->> 'contributions')::bigint as contributions, (loss ->> 'carriedIn')::bigint as carried_in,
                           (loss ->> 'corrected')::bigint as corrected, (loss ->> 'carriedOut')::bigint as carried_out
                      from bills where loss is not null) of_lines) b
     where b.net_loss <> b.lines or b.carried_in <> b.owed`,
};

const sums: LedgerCheck = {
  name: 'salary: every bill is the sum of its lines, and takes in what the one before carried on',
  counted: sql`select count(*) from bills`,
  wrong: sql`
    select format('bill %s of %s: lines %s, taken back %s of %s, carried in %s of %s', b.id, b.amount, b.sum, b.corrected,
                  b.corrections, b.carried_in, b.owed) as what
      from (select bills.id, amount, exact + capped + corrected + carried_in + carried_out + written_off as sum, corrected, carried_in,
                   coalesce((select sum(c.exact + c.kept_back) from bill_corrections c where c.bill_id = bills.id), 0) as corrections,
                   case when carried_in <> 0 or carried_out <> 0 then - coalesce(lag(carried_out) over (
                     partition by agent_id, kind, carried_in <> 0 or carried_out <> 0 order by window_at), 0) else 0 end as owed
              from bills) b
     where abs(b.amount * 1000000::numeric - b.sum) > 500000 or b.corrected <> b.corrections or b.carried_in <> b.owed`,
};

const paid: LedgerCheck = {
  name: 'salary: every bill is paid once, with what it says',
  counted: sql`select count(*) from bills where amount > 0`,
  wrong: sql`
    select format('bill %s of %s: the wallet of member %s was given %s', coalesce(b.id::text, 'that is not there'),
                  coalesce(b.amount, 0), coalesce(b.agent_id, w.member_id), coalesce(w.amount, 0)) as what
      from (select * from bills where amount > 0 and state not in ('unapproved', 'refused', 'expired')) b
      full join (select p.id, a.member_id, e.amount from ledger_transactions p join entries e on e.ledger_transaction_id = p.id
                   join accounts a on a.id = e.account_id and a.kind = 'wallet' where p.kind = 'salary') w
        on w.id = b.ledger_transaction_id and w.member_id = b.agent_id
     where b.amount is distinct from w.amount`,
};

export const SALARY_CHECKS: readonly LedgerCheck[] = [lines, bills, windowSums, sums, losses, paid];

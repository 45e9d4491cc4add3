import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/checks.ts';

/** The days of agents drawn at random equal the counted turnover of everybody below, through each direct downline (AGT-04). */
const days: LedgerCheck = {
  name: 'team reports: the days of an agent equal the turnover of its team',
  counted: sql`select least(count(*), 100) from members where is_agent`,
  wrong: sql`
    with drawn as materialized (select id from members where is_agent order by random() limit 100),
    summed as (
      select d.agent_id, d.child_id, sum(d.bets) as bets, sum(d.stake) as stake, sum(d.payout) as payout
        from team_days d join drawn on drawn.id = d.agent_id group by 1, 2
    ), told as (
      select p.ancestor as agent_id, coalesce(c.ancestor, p.ancestor) as child_id, sum(sign(t.stake)) as bets,
             sum(t.stake) as stake, sum(t.payout) as payout
        from drawn
        join team_paths p on p.ancestor = drawn.id
        join turnover t on t.member_id = p.descendant and t.merchant = p.merchant and t.window_at is not null
         and t.bet_at >= p.from_at and t.bet_at < p.until_at
        left join team_paths c on c.descendant = p.descendant and c.depth = p.depth - 1
         and t.bet_at >= c.from_at and t.bet_at < c.until_at
       group by 1, 2
    )
    select format('agent %s through %s: days of %s bets, %s staked, %s paid; turnover of %s, %s and %s', agent_id, child_id,
                  s.bets, s.stake, s.payout, t.bets, t.stake, t.payout) as what
      from summed s full join told t using (agent_id, child_id)
     where (coalesce(s.bets, 0), coalesce(s.stake, 0), coalesce(s.payout, 0))
             is distinct from (coalesce(t.bets, 0), coalesce(t.stake, 0), coalesce(t.payout, 0))`,
};

/** The money of agents drawn at random equals the movements of the wallets below, without those that wait (AGT-04). */
const money: LedgerCheck = {
  name: 'team reports: the money of an agent equals the wallets of its team',
  counted: sql`select least(count(*), 100) from members where is_agent`,
  wrong: sql`
    with drawn as materialized (select id from members where is_agent order by random() limit 100),
    summed as (
      select d.agent_id, d.kind, sum(d.movements) as movements, sum(d.amount_in) as "in", sum(d.amount_out) as "out"
        from team_money_days d join drawn on drawn.id = d.agent_id group by 1, 2
    ), moved as (
      select p.ancestor as agent_id, t.kind, count(*) as movements, sum(greatest(e.amount, 0)) as "in",
             sum(greatest(-e.amount, 0)) as "out"
        from drawn
        join team_paths p on p.ancestor = drawn.id
        join accounts a on a.member_id = p.descendant and a.kind = 'wallet' and a.ledger = 'real'
        join entries e on e.account_id = a.id
        join ledger_transactions t on t.id = e.ledger_transaction_id and t.at >= p.from_at and t.at < p.until_at
         -- As its trigger: a promotion of a vendor belongs to a round.
         and t.round_id is null and t.kind in ('deposit', 'fee', 'withdrawal', 'withdrawal_returned', 'bonus', 'transfer', 'salary', 'shortfall', 'correction')
         and not exists (select from team_money_waiting w where w.ledger_transaction_id = t.id)
       group by 1, 2
    )
    select format('agent %s, %s: days of %s movements, %s in and %s out; wallets of %s, %s and %s', agent_id, kind,
                  s.movements, s."in", s."out", m.movements, m."in", m."out") as what
      from summed s full join moved m using (agent_id, kind)
     where (s.movements, s."in", s."out") is distinct from (m.movements, m."in", m."out")`,
};

/** What offers cost in the teams of agents drawn at random equals the awards, exchanges and rebates below, without those that wait. */
const promotions: LedgerCheck = {
  name: 'team reports: what offers cost a team equals its awards, exchanges of points and rebates',
  counted: sql`select least(count(*), 100) from members where is_agent`,
  wrong: sql`
    with drawn as materialized (select id from members where is_agent order by random() limit 100),
    below as (
      select p.ancestor as agent_id, p.descendant as member_id, p.from_at, p.until_at
        from drawn join team_paths p on p.ancestor = drawn.id
    ), summed as (
      select d.agent_id, sum(d.cost) as cost, sum(d.referrals) as referrals, sum(d.rebates) as rebates
        from team_promotion_days d join drawn on drawn.id = d.agent_id group by 1
    ), costs as (
      select b.agent_id, c.cost, case when a.referral_id is null then 'other' else 'referral' end as kind
        from below b join awards a on a.member_id = b.member_id
        join award_changes c on c.award_id = a.id and c.at >= b.from_at and c.at < b.until_at
      union all
      select b.agent_id, e.amount, 'other'
        from below b join point_exchanges e on e.member_id = b.member_id and e.ledger_transaction_id is not null
         and e.decided_at >= b.from_at and e.decided_at < b.until_at
      union all
      select b.agent_id, r.amount, 'rebate'
        from below b join rebate_claims r on r.member_id = b.member_id and r.ledger_transaction_id is not null
         and r.at >= b.from_at and r.at < b.until_at
      union all
      select b.agent_id, -w.cost, w.kind
        from below b join team_costs_waiting w on w.member_id = b.member_id and w.at >= b.from_at and w.at < b.until_at
    ), cost as (
      select agent_id, sum(cost) as cost, sum(cost) filter (where kind = 'referral') as referrals,
             sum(cost) filter (where kind = 'rebate') as rebates
        from costs group by 1
    )
    select format('agent %s: days of %s, %s for referrals and %s of rebates; awards, exchanges and rebates of %s, %s and %s', agent_id,
                  s.cost, s.referrals, s.rebates, c.cost, c.referrals, c.rebates) as what
      from summed s full join cost c using (agent_id)
     where (coalesce(s.cost, 0), coalesce(s.referrals, 0), coalesce(s.rebates, 0))
             is distinct from (coalesce(c.cost, 0), coalesce(c.referrals, 0), coalesce(c.rebates, 0))`,
};

/** The movements listed of members drawn at random equal their entries, and their own days (AGT-04). */
const movements: LedgerCheck = {
  name: 'team reports: the movements of a member equal its entries and days',
  counted: sql`select least(count(*), 100) from members where upline is not null`,
  wrong: sql`
    with drawn as materialized (select id from members where upline is not null order by random() limit 100),
    summed as (
      select d.agent_id as member_id, d.kind, sum(d.movements) as movements, sum(d.amount_in - d.amount_out) as net
        from team_money_days d join drawn on drawn.id = d.agent_id and drawn.id = d.child_id group by 1, 2
    ), listed as (
      select r.member_id, r.kind, count(e.version) as movements, sum(e.amount) as net
        from team_movements r join drawn on drawn.id = r.member_id
        left join entries e on e.account_id = r.account_id and e.version = r.version and e.amount = r.amount
       group by 1, 2
    )
    select format('member %s, %s: days of %s movements, net %s; entries listed %s, %s', member_id, kind, s.movements, s.net,
                  l.movements, l.net) as what
      from summed s full join listed l using (member_id, kind)
     where (s.movements, s.net) is distinct from (l.movements, l.net)`,
};

export const TEAM_REPORT_CHECKS: readonly LedgerCheck[] = [days, money, promotions, movements];

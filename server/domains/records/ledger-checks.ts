import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/checks.ts';

/** The sums of the records equal the entries and rounds that they stand for (MEM-03). */
export const SUM_CHECKS: readonly LedgerCheck[] = [
  {
    name: 'the sums of every wallet equal its entries',
    counted: sql`select count(*) from wallet_sum_heads`,
    wrong: sql`
      with summed as (
        select account_id, sum(movements) as movements, sum(amount_in) as "in", sum(amount_out) as "out" from wallet_sums group by account_id
      ), counted as (
        select e.account_id, count(*) as movements, sum(greatest(e.amount, 0)) as "in", sum(greatest(-e.amount, 0)) as "out"
          from entries e join wallet_sum_heads h on h.account_id = e.account_id and e.version <= h.version group by e.account_id
      )
      select format('account %s: sums of %s movements, %s in and %s out; entries of %s, %s and %s', h.account_id,
                    s.movements, s."in", s."out", c.movements, c."in", c."out") as what
        from wallet_sum_heads h left join summed s using (account_id) left join counted c using (account_id)
       where (coalesce(s.movements, 0), coalesce(s."in", 0), coalesce(s."out", 0))
             is distinct from (coalesce(c.movements, 0), coalesce(c."in", 0), coalesce(c."out", 0))`,
  },
  {
    name: 'the sums of every member’s rounds equal the rounds',
    counted: sql`select count(*) from round_sum_heads`,
    wrong: sql`
      with summed as (
        select member_id, ledger, node_id, state, sum(rounds) as rounds, sum(stake) as stake, sum(payout) as payout
          from round_sums group by 1, 2, 3, 4
      ), counted as (
        select r.member_id, r.ledger, r.node_id, r.state, count(*) as rounds, sum(r.stake) as stake, sum(r.payout) as payout
          from rounds r join round_sum_heads h on h.member_id = r.member_id and r.opened_at < h.summed_before group by 1, 2, 3, 4
      )
      select format('member %s, game %s, %s rounds that are %s: sums of %s with %s staked and %s paid; counted %s, %s and %s',
                    member_id, node_id, ledger, state, s.rounds, s.stake, s.payout, c.rounds, c.stake, c.payout) as what
        from summed s full join counted c using (member_id, ledger, node_id, state)
       where (s.rounds, s.stake, s.payout) is distinct from (c.rounds, c.stake, c.payout)`,
  },
];

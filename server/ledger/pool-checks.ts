import { sql } from 'kysely';
import type { LedgerCheck } from './checks.ts';

const counted = sql<{ count: number }>`select count(*) from pools`;

/** What the ledger moved into and out of each pool, by kind of posting. */
const moved = sql`
  (select a.id as account_id,
          coalesce(sum(e.amount) filter (where p.kind = 'pool_seed'), 0) as seeded,
          coalesce(sum(e.amount) filter (where p.kind = 'pool_drip'), 0) as dripped,
          coalesce(sum(e.amount) filter (where p.kind = 'pool_contribution'), 0) as contributed,
          coalesce(sum(-e.amount) filter (where p.kind in ('jackpot', 'rollback')), 0) as paid,
          coalesce(sum(e.amount), 0) as held
     from accounts a left join entries e on e.account_id = a.id left join postings p on p.id = e.posting_id
    where a.kind = 'pool' group by a.id)`;

/** What bets gave and are not given back, by what the bets themselves say; millionths. */
const given = sql`
  (select merchant, pool_id, sum(contribution_micro) as micro from vendor_txs
    where kind = 'bet' and state = 'applied' and contribution_micro <> 0 group by merchant, pool_id)`;

const waiting = sql`
  (select merchant, pool_id, sum(amount_micro) as micro from pool_contributions group by merchant, pool_id)`;

const accounts: LedgerCheck = {
  name: 'pools: contributions = paid + shown + reserve (PP-28)',
  counted,
  wrong: sql`
    select format('pool %s: seeds %s, drips %s and contributions of %s millionths came in; %s paid, %s shown, %s millionths in reserve',
                  p.id, p.seeded, p.dripped, p.contributed_micro, p.paid, a.balance, p.reserve_micro) as what
      from pools p join accounts a on a.id = p.account_id
     where (p.seeded + p.dripped)::numeric * 1000000 + p.contributed_micro
           <> (p.paid + a.balance)::numeric * 1000000 + p.reserve_micro
        or p.reserve_micro not between 0 and 999999`,
};

const ledger: LedgerCheck = {
  name: 'pools: what they say came and went is in the ledger',
  counted,
  wrong: sql`
    select format('pool %s says seeds %s, drips %s, paid %s; the ledger %s, %s, %s, and %s of contributions', p.id,
                  p.seeded, p.dripped, p.paid, m.seeded, m.dripped, m.paid, m.contributed) as what
      from pools p join ${moved} m on m.account_id = p.account_id
     where p.seeded <> m.seeded or p.dripped <> m.dripped or p.paid <> m.paid
        or p.contributed_micro - p.reserve_micro <> m.contributed::numeric * 1000000
        or m.held <> m.seeded + m.dripped + m.contributed - m.paid`,
};

const bets: LedgerCheck = {
  name: 'pools: contributions are those of the bets',
  counted,
  wrong: sql`
    select format('pool %s has %s millionths folded and %s waiting, its bets gave %s', p.id, p.contributed_micro,
                  coalesce(w.micro, 0), coalesce(g.micro, 0)) as what
      from pools p
      left join ${given} g on g.merchant = p.merchant and g.pool_id = p.id
      left join ${waiting} w on w.merchant = p.merchant and w.pool_id = p.id
     where p.contributed_micro + coalesce(w.micro, 0) <> coalesce(g.micro, 0)`,
};

export const POOL_CHECKS: readonly LedgerCheck[] = [accounts, ledger, bets];

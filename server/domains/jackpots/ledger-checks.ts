import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/checks.ts';

const counted = sql<{ count: number }>`select count(*) from pools`;

/** Amounts that the ledger moved into and out of each pool, by kind of transaction. */
const moved = sql`
  (select a.id as account_id,
          coalesce(sum(e.amount) filter (where p.kind = 'pool_seed'), 0) as seeded,
          coalesce(sum(e.amount) filter (where p.kind in ('pool_fund', 'pool_drip')), 0) as funded,
          coalesce(sum(e.amount) filter (where p.kind = 'pool_contribution'), 0) as contributed,
          coalesce(sum(-e.amount) filter (where p.kind in ('jackpot', 'rollback')), 0) as paid,
          coalesce(sum(e.amount), 0) as held
     from accounts a left join entries e on e.account_id = a.id left join ledger_transactions p on p.id = e.ledger_transaction_id
    where a.kind = 'pool' group by a.id)`;

/** Contributions of bets that were not reversed, from the bets' own rows; millionths. */
const given = sql`
  (select merchant, pool_id, sum(contribution_micro) as micro from vendor_txs
    where kind = 'bet' and state = 'applied' and contribution_micro <> 0 group by merchant, pool_id)`;

const waiting = sql`
  (select merchant, pool_id, sum(amount_micro) as micro from pool_contributions group by merchant, pool_id)`;

const accounts: LedgerCheck = {
  name: 'pools: contributions = paid + shown + reserve (PP-28)',
  counted,
  wrong: sql`
    select format('pool %s: seeds %s, funds %s and contributions of %s millionths came in; %s paid, %s shown and %s in reserve, millionths',
                  p.id, p.seeded, p.funded, p.contributed_micro, p.paid, p.shown_micro, p.reserve_micro) as what
      from pools p
     where (p.seeded + p.funded)::numeric * 1000000 + p.contributed_micro
           <> p.paid::numeric * 1000000 + p.shown_micro + p.reserve_micro
        or p.shown_micro < 0 or p.reserve_micro < 0`,
};

const held: LedgerCheck = {
  name: 'pools: every figure shown is money that the account holds',
  counted,
  wrong: sql`
    select format('pool %s shows %s and reserves %s, millionths; its account holds %s', p.id, p.shown_micro, p.reserve_micro, a.balance) as what
      from pools p join accounts a on a.id = p.account_id
     where a.balance <> floor((p.shown_micro + p.reserve_micro) / 1000000)`,
};

const ledger: LedgerCheck = {
  name: 'pools: what they say came and went is in the ledger',
  counted,
  wrong: sql`
    select format('pool %s says seeds %s, funds %s, paid %s; the ledger %s, %s, %s, and %s of contributions', p.id,
                  p.seeded, p.funded, p.paid, m.seeded, m.funded, m.paid, m.contributed) as what
      from pools p join ${moved} m on m.account_id = p.account_id
     where p.seeded <> m.seeded or p.funded <> m.funded or p.paid <> m.paid
        or m.held <> m.seeded + m.funded + m.contributed - m.paid`,
};

const wins: LedgerCheck = {
  name: 'pools: what they paid are the wins that stand',
  counted: sql`select count(*) from pool_wins`,
  wrong: sql`
    select format('pool %s paid %s, its wins that stand are %s', p.id, p.paid, coalesce(w.amount, 0)) as what
      from pools p
      left join (select merchant, pool_id, sum(amount) as amount from pool_wins where reversed_at is null group by merchant, pool_id) w
        on w.merchant = p.merchant and w.pool_id = p.id
     where p.paid <> coalesce(w.amount, 0)
    union all
    select format('win %s of pool %s is %s, its transaction %s', w.id, w.pool_id,
                  case when w.reversed_at is null then 'standing' else 'reversed' end, t.state) as what
      from pool_wins w join vendor_txs t on t.merchant = w.merchant and t.vendor = w.vendor and t.tx_id = w.tx_id
     where (w.reversed_at is null) <> (t.state = 'applied')`,
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

export const POOL_CHECKS: readonly LedgerCheck[] = [accounts, held, ledger, wins, bets];

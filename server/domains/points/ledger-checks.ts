import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/checks.ts';

const accounts = sql<{ count: number }>`select count(*) from point_accounts`;

/** A balance of points is the sum of its entries, and what is left of them. */
const balances: LedgerCheck = {
  name: 'points: every balance equals its entries and what is left of them',
  counted: accounts,
  wrong: sql`
    select format('member %s has %s points in version %s; entries say %s in %s, the last one %s; %s are left', a.member_id, a.balance,
                  a.version, e.sum, e.count, e.last, l.sum) as what
      from point_accounts a
     cross join lateral (select coalesce(sum(amount), 0) as sum, count(*) as count,
                                coalesce((array_agg(balance order by version desc))[1], 0) as last
                           from point_entries where member_id = a.member_id) e
     cross join lateral (select coalesce(sum(remaining), 0) as sum from point_lots where member_id = a.member_id) l
     where (a.balance, a.version, a.balance, a.balance) <> (e.sum, e.count, e.last, l.sum)`,
};

/** What play earned is its valid stake by the rates of its days; entries have the whole points of it, without the debt. */
const earnings: LedgerCheck = {
  name: 'points: what a member earned equals its play',
  counted: accounts,
  wrong: sql`
    select format('member %s: %s millionths, play %s; %s points, entries %s without a debt of %s', a.member_id, a.earned_micro,
                  d.micro, a.earned, e.points, a.debt) as what
      from point_accounts a
     cross join lateral (select coalesce(sum(rate::numeric * valid_stake), 0) as micro from point_days where member_id = a.member_id) d
     cross join lateral (select coalesce(sum(amount), 0) as points from point_entries
                          where member_id = a.member_id and kind in ('earned', 'taken_back', 'debt')) e
     where (a.earned_micro, a.earned, a.earned) <> (d.micro, floor(d.micro / 1000000), e.points - a.debt)`,
};

/** Points are counted for the stakes that the days of play have. */
const plays: LedgerCheck = {
  name: 'points: the stakes that were counted are those of the days of play',
  counted: sql`select count(*) from point_days`,
  wrong: sql`
    select format('member %s, %s, %s: counted %s, played %s', d.member_id, d.day, d.game_type, d.valid_stake, p.valid_stake) as what
      from point_days d left join play_days p using (member_id, day, game_type)
     where d.valid_stake is distinct from p.valid_stake`,
};

/** Nothing is promised twice. */
const stocks: LedgerCheck = {
  name: 'points: what is taken of every product equals its exchanges',
  counted: sql`select count(*) from point_products`,
  wrong: sql`
    select format('product %s: %s of %s taken, exchanges of %s', p.code, p.taken, p.stock, coalesce(sum(x.quantity), 0)) as what
      from point_products p left join point_exchanges x on x.product_id = p.id and x.status <> 'rejected'
     group by p.id having p.taken <> coalesce(sum(x.quantity), 0)`,
};

/** An exchange costs its points, unless it was rejected, and pays its money once when it passes. */
const exchanges: LedgerCheck = {
  name: 'points: every exchange cost its points and paid its money once',
  counted: sql`select count(*) from point_exchanges`,
  wrong: sql`
    select format('exchange %s (%s) of %s points and %s: points %s, money %s', x.id, x.status, x.points, x.amount, e.points, m.paid) as what
      from point_exchanges x
     cross join lateral (select coalesce(sum(amount), 0) as points from point_entries
                          where member_id = x.member_id and merchant = x.merchant and source = 'exchange:' || x.id
                            and kind in ('exchange', 'returned')) e
     cross join lateral (select coalesce(sum(n.amount), 0) as paid from ledger_transactions t
                           join entries n on n.ledger_transaction_id = t.id join accounts a on a.id = n.account_id and a.kind = 'wallet'
                          where t.merchant = x.merchant and t.actor = 'exchange:' || x.id) m
     where (e.points, m.paid)
           <> (case x.status when 'rejected' then 0 else - x.points end, case when x.status = 'passed' and x.campaign is null then coalesce(x.amount, 0) else 0 end)`,
};

export const POINT_CHECKS: readonly LedgerCheck[] = [balances, earnings, plays, stocks, exchanges];

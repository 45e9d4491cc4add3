-- Rows behind the reports of agents (AGT-04): counted bets by member and time, and the money of members below agents.

-- A bet has no entry here until it is counted, so its own transaction writes none. `stake <= 0`: what takes a counted bet back or
-- changes what it paid, which is rare.
create index turnover_counted on turnover (member_id, at, id) where window_at is not null;
create index turnover_changes on turnover (member_id, at, id) where window_at is not null and stake <= 0;

-- The movements that team_money_days sums, of the members themselves. Both are written by one function.
create table team_movements (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null,
  at timestamptz not null,
  kind ledger_kind not null,
  -- The entry.
  account_id bigint not null,
  version bigint not null,
  amount moved_amount not null
);
create index on team_movements (member_id, at, id);

insert into team_movements (merchant, member_id, at, kind, account_id, version, amount)
select t.merchant, m.id, t.at, t.kind, e.account_id, e.version, e.amount
  from ledger_transactions t
  join entries e on e.ledger_transaction_id = t.id
  join accounts a on a.id = e.account_id and a.kind = 'wallet' and a.ledger = 'real'
  join members m on m.id = a.member_id and (m.upline is not null or m.is_agent)
 where t.kind in ('deposit', 'fee', 'withdrawal', 'withdrawal_returned', 'bonus', 'transfer', 'salary', 'shortfall')
   and not exists (select from team_money_waiting w where w.ledger_transaction_id = t.id)
 order by t.at, t.id;

-- Sums of the money of teams by day (AGT-04), as team_days are of turnover: deposits, withdrawals, bonuses, agents' pay and
-- transfers by kind of ledger transaction. A trigger notes each such transaction; a job adds it, once, after its commit.
create table team_money_waiting (
  ledger_transaction_id bigint primary key,
  merchant text not null
);

create table team_money_days (
  merchant text not null,
  agent_id bigint not null,
  child_id bigint not null,
  day date not null,
  kind ledger_kind not null,
  movements bigint not null,
  amount_in bigint not null,
  amount_out bigint not null,
  primary key (agent_id, day, child_id, kind)
);

-- The day of each member's first deposit.
create table first_deposits (
  member_id bigint primary key references members,
  merchant text not null,
  day date not null
);
create index on first_deposits (merchant, day);

-- The days of a month on which a member was active: on which its own turnover is above zero. The first day is the lowest bit.
create table team_activity (
  merchant text not null,
  month date not null,
  member_id bigint not null,
  days int not null,
  primary key (merchant, month, member_id) include (days)
);

insert into team_money_waiting (ledger_transaction_id, merchant)
select id, merchant from ledger_transactions
 where kind in ('deposit', 'fee', 'withdrawal', 'withdrawal_returned', 'bonus', 'transfer', 'salary', 'shortfall');

insert into team_activity (merchant, month, member_id, days)
select merchant, date_trunc('month', day)::date, agent_id, bit_or(1 << (extract(day from day)::int - 1))
  from (select merchant, agent_id, day from team_days where child_id = agent_id group by 1, 2, 3 having sum(stake) > 0) active
 group by 1, 2, 3;

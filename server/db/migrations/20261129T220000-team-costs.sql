-- What offers cost waits here until it is in the days of teams: changes of awards, and money paid for points. The bonus accounts of
-- members cannot be summed for it: what free rounds win reaches them from rounds (AGT-04).
create table team_costs_waiting (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null,
  at timestamptz not null,
  cost bigint not null
);

delete from team_promotion_days;
insert into team_costs_waiting (merchant, member_id, at, cost)
select c.merchant, a.member_id, c.at, c.cost from award_changes c join awards a on a.id = c.award_id where c.cost <> 0
union all
select merchant, member_id, decided_at, amount from point_exchanges where ledger_transaction_id is not null;

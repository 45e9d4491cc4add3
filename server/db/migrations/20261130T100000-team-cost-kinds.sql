-- What offers cost in teams says how much of it are referral awards and rebates (MEM-09, AGT-04). The days are added up anew from what
-- was granted and paid.
alter table team_costs_waiting add column kind text not null default 'other' check (kind in ('referral', 'rebate', 'other'));
alter table team_promotion_days
  add column referrals bigint not null default 0,
  add column rebates bigint not null default 0;

delete from team_promotion_days;
delete from team_costs_waiting;
insert into team_costs_waiting (merchant, member_id, at, cost, kind)
select c.merchant, a.member_id, c.at, c.cost, case when a.referral_id is null then 'other' else 'referral' end
  from award_changes c join awards a on a.id = c.award_id where c.cost <> 0
union all
select merchant, member_id, decided_at, amount, 'other' from point_exchanges where ledger_transaction_id is not null
union all
select merchant, member_id, at, amount, 'rebate' from rebate_claims where ledger_transaction_id is not null;

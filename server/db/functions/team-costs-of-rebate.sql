-- Trigger: notes the money that a rebate paid, for the days of teams.
create or replace function team_costs_of_rebate() returns trigger language plpgsql as $$
begin
  insert into team_costs_waiting (merchant, member_id, at, cost, kind)
  values (new.merchant, new.member_id, new.at, new.amount, 'rebate');
  return null;
end $$;
create or replace trigger team_costs_of_rebate after update on rebate_claims for each row
  when (old.ledger_transaction_id is null and new.ledger_transaction_id is not null) execute function team_costs_of_rebate();

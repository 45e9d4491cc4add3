-- Trigger: notes what a change of an award cost the house, for the days of teams.
create or replace function team_costs_of_award() returns trigger language plpgsql as $$
begin
  insert into team_costs_waiting (merchant, member_id, at, cost, kind)
  select new.merchant, member_id, new.at, new.cost, case when referral_id is null then 'other' else 'referral' end
    from awards where id = new.award_id;
  return null;
end $$;
create or replace trigger team_costs_of_award after insert on award_changes for each row
  when (new.cost <> 0) execute function team_costs_of_award();

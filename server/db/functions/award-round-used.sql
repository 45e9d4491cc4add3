-- Trigger: counts a free round when it begins. `rounds_within` refuses one more than there are.
create or replace function award_round_used() returns trigger language plpgsql as $$
begin
  update awards set rounds_used = rounds_used + 1, version = version + 1 where id = new.award_id;
  return null;
end $$;
create or replace trigger award_round_used after insert on rounds
  for each row when (new.free_stake > 0) execute function award_round_used();

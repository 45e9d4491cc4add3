-- Trigger: announces the member's awards when one of them is made or changes.
create or replace function award_changed() returns trigger language plpgsql as $$
begin
  perform awards_tell(new.merchant, new.member_id);
  return null;
end $$;
create or replace trigger award_made after insert on awards for each row execute function award_changed();
create or replace trigger award_changed after update on awards
  for each row when (new.version <> old.version) execute function award_changed();

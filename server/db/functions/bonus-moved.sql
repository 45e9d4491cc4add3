-- Trigger: announces the member's awards when bonus money moves. A bet takes it, and changes the award only when it is settled.
create or replace function bonus_moved() returns trigger language plpgsql as $$
begin
  perform awards_tell(new.merchant, split_part(new.owner, 'member:', 2)::bigint);
  return null;
end $$;
create or replace trigger bonus_moved after update on accounts
  for each row when (new.kind = 'bonus' and new.version <> old.version) execute function bonus_moved();

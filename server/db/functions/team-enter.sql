-- Trigger: adds a new member to the paths of its upline.
create or replace function team_enter() returns trigger language plpgsql as $$
begin
  if new.upline is not null and not exists (
    select from members where id = new.upline and merchant = new.merchant and is_agent
  ) then
    raise exception 'UPLINE_NOT_AN_AGENT' using errcode = 'PL020';
  end if;
  insert into team_paths (merchant, ancestor, descendant, depth)
  select new.merchant, p.ancestor, new.id, p.depth + 1 from team_paths p where p.descendant = new.upline
  union all
  select new.merchant, new.id, new.id, 0;
  return null;
end $$;
create or replace trigger team_enter after insert on members for each row execute function team_enter();

-- Trigger: adds a new member to the paths of its upline.
create or replace function team_enter() returns trigger language plpgsql as $$
begin
  if new.upline is not null and not exists (
    select from members where id = new.upline and merchant = new.merchant and is_agent
  ) then
    raise exception 'UPLINE_NOT_AN_AGENT' using errcode = 'PL020';
  end if;
  -- A move of the upline's line waits for this one, or this one sees it.
  if new.upline is not null then
    perform pg_advisory_xact_lock_shared(hashtextextended('team ' || new.merchant, 0));
  end if;
  insert into team_paths (merchant, ancestor, descendant, depth, from_at, until_at)
  select new.merchant, p.ancestor, new.id, p.depth + 1, p.from_at, p.until_at
    from team_paths p where p.descendant = new.upline and p.until_at > clock_timestamp()
  union all
  select new.merchant, new.id, new.id, 0, '-infinity', 'infinity';
  return null;
end $$;
create or replace trigger team_enter after insert on members for each row execute function team_enter();

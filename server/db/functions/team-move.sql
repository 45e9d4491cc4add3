-- Moves a member with everybody below it to another upline, or to none. Paths of bets made before `p_at` stay.
create or replace function team_move(p_moved bigint, p_upline bigint, p_at timestamptz) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('team ' || (select merchant from members where id = p_moved), 0));
  -- Paths from everybody above the member to everybody below it. Those that have not begun never hold.
  delete from team_paths p
   using team_paths up, team_paths down
   where up.descendant = p_moved and up.depth > 0 and up.until_at = 'infinity'
     and down.ancestor = p_moved and down.until_at = 'infinity'
     and p.ancestor = up.ancestor and p.descendant = down.descendant and p.until_at = 'infinity' and p.from_at >= p_at;
  update team_paths p set until_at = p_at
    from team_paths up, team_paths down
   where up.descendant = p_moved and up.depth > 0 and up.until_at = 'infinity'
     and down.ancestor = p_moved and down.until_at = 'infinity'
     and p.ancestor = up.ancestor and p.descendant = down.descendant and p.until_at = 'infinity';
  insert into team_paths (merchant, ancestor, descendant, depth, from_at)
  select down.merchant, up.ancestor, down.descendant, up.depth + 1 + down.depth, p_at
    from team_paths up, team_paths down
   where up.descendant = p_upline and up.until_at = 'infinity' and down.ancestor = p_moved and down.until_at = 'infinity';
end $$;

-- Fixes the ranks of a leaderboard's period, which no bet changes any more. Members of equal score have one rank. Nobody has one who is
-- locked or has excluded himself. Ranking again changes nothing. Returns whether it did.
create or replace function leaderboard_rank(p_mission bigint, p_from date) returns boolean
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform from leaderboard_periods where mission_id = p_mission and from_day = p_from and state = 'open' for update;
  if not found then return false; end if;
  insert into leaderboard_results (mission_id, from_day, member_id, merchant, rank, tied, score)
  select s.mission_id, s.from_day, s.member_id, s.merchant, rank() over (order by s.score desc), count(*) over (partition by s.score),
         s.score
    from leaderboard_scores s
    join members m on m.id = s.member_id and not m.demo and not m.locked and coalesce(m.excluded_until <= row_clock(), true)
   where s.mission_id = p_mission and s.from_day = p_from and s.score > 0;
  update leaderboard_periods set state = 'ranked', ranked_at = row_clock() where mission_id = p_mission and from_day = p_from;
  return true;
end $$;

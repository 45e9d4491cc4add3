-- Counts the scores of members in the leaderboards that run, for the periods of these days: p_members and p_days in pairs. A period
-- that is ranked stays. Counting again changes nothing. Returns the leaderboards whose scores changed.
create or replace function leaderboards_count(p_merchant text, p_members bigint[], p_days date[]) returns bigint[]
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_changed bigint[];
begin
  insert into leaderboard_periods (mission_id, from_day, to_day, merchant, terms_version)
  select distinct mission_id, first, last, p_merchant, version from leaderboards_due(p_merchant, p_members, p_days) order by 1, 2
      on conflict do nothing;
  with due as materialized (
    select * from leaderboards_due(p_merchant, p_members, p_days)
  ), open as materialized (
    -- The ranks are fixed in a transaction that waits for this lock.
    select p.mission_id, p.from_day from leaderboard_periods p
     where (p.mission_id, p.from_day) in (select mission_id, first from due) and p.state = 'open'
     order by 1, 2 for share
  ), written as (
    insert into leaderboard_scores as s (mission_id, from_day, member_id, merchant, score)
    select d.mission_id, d.first, d.member_id, p_merchant, leaderboard_score(d.terms, d.member_id, d.counts_from, d.counts_to)
      from due d join open o on (o.mission_id, o.from_day) = (d.mission_id, d.first)
     order by 3, 1, 2
        on conflict (mission_id, from_day, member_id) do update set score = excluded.score where s.score <> excluded.score
    returning s.mission_id
  )
  select coalesce(array_agg(distinct mission_id), '{}') into v_changed from written;
  update missions set board_changed = true where id = any(v_changed) and not board_changed;
  return v_changed;
end $$;

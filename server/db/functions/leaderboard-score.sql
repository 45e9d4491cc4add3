-- Returns a member's score of a period by the terms of a leaderboard.
create or replace function leaderboard_score(p_terms jsonb, p_member bigint, p_from date, p_to date) returns bigint
  language sql stable as $$
  select coalesce(case
    when p_terms ->> 'measure' in ('turnover', 'edge') then
      (select case p_terms ->> 'measure' when 'edge' then floor(sum(edge_micro) / 1000000) else sum(valid_stake) end from play_days
        where member_id = p_member and day between p_from and p_to and (types.list is null or game_type = any(types.list)))
    else
      (select case p_terms ->> 'measure' when 'multiple' then max(multiple) else count(*) end from play_wins
        where member_id = p_member and day between p_from and p_to and stake >= coalesce((p_terms ->> 'minStake')::bigint, 0)
          and (types.list is null or game_type = any(types.list)))
    end, 0)::bigint
    from (select mission_types(p_terms) as list) types
$$;

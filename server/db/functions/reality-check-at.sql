-- Returns when a login's reality check is due (PP-18); null if it has none. The merchant's longest interval bounds the member's.
create or replace function reality_check_at(s sessions) returns timestamptz language sql stable as $$
  select coalesce(r.pending_since,
                  greatest(s.started_at, s.reality_checked_at) + reality_check_minutes(r.every_minutes, m.settings) * interval '1 minute')
    from merchants m left join reality_checks r on r.merchant = m.code and r.member_id = s.member_id
   where m.code = s.merchant
$$;

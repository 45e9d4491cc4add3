-- Returns the minutes of a login that lie after the start of a day in the merchant's time zone.
create or replace function minutes_since(s sessions, p_day date, p_brand jsonb) returns bigint language sql stable as $$
  select greatest(0, floor(extract(epoch from coalesce(s.ended_at, clock_timestamp()) - greatest(s.started_at, day_begin(p_day, p_brand))) / 60))::bigint
$$;

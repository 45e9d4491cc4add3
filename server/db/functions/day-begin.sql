-- Returns the instant at which a day begins in the merchant's time zone.
create or replace function day_begin(p_day date, p_brand jsonb) returns timestamptz language sql immutable as $$
  select (p_day::timestamp - coalesce((p_brand ->> 'gmtOffsetMinutes')::int, 0) * interval '1 minute') at time zone 'utc'
$$;

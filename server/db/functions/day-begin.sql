-- Returns the first instant of a day in the merchant's time zone: where clocks are set back over midnight, the first of the two.
create or replace function day_begin(p_day date, p_brand jsonb) returns timestamptz language sql immutable as $$
  select case when (late - interval '1 hour') at time zone zone = p_day::timestamp then late - interval '1 hour' else late end
    from (select p_brand ->> 'timeZone' as zone, p_day::timestamp at time zone (p_brand ->> 'timeZone') as late) midnight
$$;

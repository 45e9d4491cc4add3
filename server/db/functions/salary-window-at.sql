-- Returns the start of the five-minute window of an instant. Windows do not depend on the merchant's time zone.
create or replace function salary_window_at(p_at timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('5 minutes', p_at, timestamptz '2000-01-01 00:00:00Z')
$$;

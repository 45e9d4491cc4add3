-- Returns the date at an instant in the merchant's time zone.
create or replace function merchant_day(p_at timestamptz, p_brand jsonb) returns date language sql immutable as $$
  select (p_at at time zone (p_brand ->> 'timeZone'))::date
$$;

-- Returns the first day of today, of this week (from Monday) and of this month, in the merchant's time zone.
create or replace function merchant_periods(p_brand jsonb) returns table (today date, week date, month date) language sql stable as $$
  select local::date, date_trunc('week', local)::date, date_trunc('month', local)::date
    from (select clock_timestamp() at time zone (p_brand ->> 'timeZone') as local) here
$$;

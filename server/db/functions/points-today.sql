-- Returns the merchant's day.
create or replace function points_today(p_merchant text) returns date language sql volatile as $$
  select merchant_day(row_clock(), brand) from merchants where code = p_merchant
$$;

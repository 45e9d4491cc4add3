-- Returns the interval of reality checks in force: the member's choice or the merchant's default, and no more than the merchant's
-- longest; null if there are none.
create or replace function reality_check_minutes(p_own int, p_settings jsonb) returns int language sql immutable as $$
  select least(nullif(coalesce(p_own, (p_settings ->> 'realityCheckMinutes')::int, 0), 0), (p_settings ->> 'realityCheckMaxMinutes')::int)
$$;

-- Returns the rules of points that are in force on a day; null before the first.
create or replace function points_rules(p_merchant text, p_day date) returns jsonb language sql stable as $$
  select rules from point_rules where merchant = p_merchant and from_day <= p_day order by from_day desc limit 1
$$;

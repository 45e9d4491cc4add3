-- Returns a member's rate in a type of game on a day, millionths of the stake: that of the rules by the factor of the level, or the
-- account's own where the rules say so and it is higher. 0 without rules, in other types, and while the module is off.
create or replace function rebate_rate(p_merchant text, p_member bigint, p_type text, p_day date) returns bigint
language sql stable as $$
  select coalesce((
    select least(100000, greatest(
             (r.rules -> 'rates' ->> p_type)::bigint * coalesce(level_benefit(p_merchant, p_member, 'rebateFactor')::bigint, 1000) / 1000,
             case when (r.rules ->> 'ownRates')::boolean then m.rebate_rate else 0 end))
      from members m
      join merchants s on s.code = m.merchant and (s.modules ->> 'REBATE')::boolean
     cross join lateral (select rules from rebate_rules where merchant = p_merchant and from_day <= p_day
                          order by from_day desc limit 1) r
     where m.id = p_member and m.merchant = p_merchant and r.rules -> 'rates' ? p_type), 0)
$$;

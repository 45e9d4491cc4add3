-- Returns a benefit of the member's level, by its name in the ladder; null without a level.
create or replace function level_benefit(p_merchant text, p_member bigint, p_name text) returns text language sql stable as $$
  select each ->> p_name
    from member_levels m join level_ladders l on l.merchant = m.merchant, jsonb_array_elements(l.ladder -> 'levels') each
   where m.member_id = p_member and m.merchant = p_merchant and each ->> 'code' = m.level
$$;

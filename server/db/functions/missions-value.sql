-- Returns the value of a member's feed `missions`: the progress in running periods and in those that can still be claimed.
create or replace function missions_value(p_merchant text, p_member bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('list', coalesce(jsonb_agg(jsonb_build_object(
           'code', m.code, 'from', p.from_day, 'state', p.state, 'values', to_jsonb(p.amounts)) order by m.id, p.from_day), '[]'))
    from mission_progress p join missions m on m.id = p.mission_id join merchants b on b.code = p_merchant
   where p.merchant = p_merchant and p.member_id = p_member
     and (p.to_day >= merchant_day(clock_timestamp(), b.brand) or p.state = 'reached')
$$;

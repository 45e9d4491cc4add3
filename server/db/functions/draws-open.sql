-- Returns what a member can do about the draws of today, and from when: the value of the feed `draws`. A wheel that needs points or
-- stake is left out until the member has them. Nothing for a member who is shut out.
create or replace function draws_open(p_merchant text, p_member bigint) returns jsonb language sql volatile as $$
  with me as (
    select m.brand, coalesce(a.balance, 0) as points, merchant_day(row_clock(), m.brand) as today,
           p.locked or p.demo or coalesce(p.excluded_until > row_clock(), false) as out
      from merchants m join members p on p.merchant = m.code and p.id = p_member
      left join point_accounts a on a.member_id = p.id
     where m.code = p_merchant
  ), offered as (
    select d.code, d.position, d.id,
           greatest(coalesce(n.next_at, '-infinity'), coalesce(day_begin(d.from_day, me.brand), '-infinity')) as from_at,
           day_begin(d.to_day + 1, me.brand) as to_at
      from me
      join draws d on d.merchant = p_merchant and d.state = 'running' and d.kind in ('wheel', 'sign_in')
      join draw_terms t on t.draw_id = d.id and t.version = d.terms_version
      left join draw_members n on n.draw_id = d.id and n.member_id = p_member
     where not me.out and coalesce(n.next_at < 'infinity', true) and coalesce(d.to_day >= me.today, true)
       and coalesce((t.terms ->> 'points')::bigint, 0) <= me.points
       and (coalesce((t.terms ->> 'stake')::bigint, 0) = 0
            or coalesce((t.terms ->> 'stake')::bigint, 0)
               <= (select coalesce(sum(valid_stake), 0) from play_days where member_id = p_member and day = me.today))
     order by d.position, d.id limit 50
  )
  select jsonb_build_object('open', coalesce(jsonb_agg(jsonb_build_object(
           'draw', code, 'fromMs', case when isfinite(from_at) then in_ms(from_at) else 0 end,
           'toMs', case when to_at is null then null else in_ms(to_at) end) order by position, id), '[]'))
    from offered where to_at is null or from_at < to_at
$$;

-- Counts the progress of members in the missions that run, for the periods of these days: p_members and p_days in pairs. What was
-- claimed or has lapsed stays. Counting again changes nothing. Returns the members whose progress changed.
create or replace function missions_count(p_merchant text, p_members bigint[], p_days date[]) returns bigint[]
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_brand jsonb := (select brand from merchants where code = p_merchant);
  v_today date := merchant_day(row_clock(), v_brand);
  v_changed bigint[];
begin
  with due as (
    select distinct m.id as mission_id, n.member_id, w.first, w.last, w.counts_from, w.counts_to
      from missions m
      cross join unnest(p_members, p_days) n (member_id, day)
      cross join lateral mission_window(m, n.day) w
     where m.merchant = p_merchant and m.kind = 'mission' and m.state = 'running' and w.counts_to >= v_today - 7
  ), counted as (
    select d.*, t.version, t.terms,
           array(select least(mission_amount(c, mission_types(t.terms), p_merchant, d.member_id, d.counts_from, d.counts_to),
                              (c ->> 'target')::bigint)
                   from jsonb_array_elements(t.terms -> 'conditions') with ordinality e (c, place) order by place) as amounts,
           array(select (c ->> 'target')::bigint
                   from jsonb_array_elements(t.terms -> 'conditions') with ordinality e (c, place) order by place) as targets
      from due d cross join lateral mission_terms_of(d.mission_id, d.first) t
     where t.version is not null
  ), decided as (
    select c.*, c.amounts = c.targets as is_reached,
           greatest(day_begin(c.counts_to + 1, v_brand), row_clock()) + (c.terms ->> 'lapseDays')::int * interval '1 day' as lapses
      from counted c
  ), written as (
    insert into mission_progress as p
           (mission_id, member_id, from_day, to_day, merchant, terms_version, at_once, amounts, state, reached_at, lapses_at)
    select mission_id, member_id, first, last, p_merchant, version, terms ->> 'claimed' = 'false', amounts,
           case when is_reached then 'reached' else 'open' end,
           case when is_reached then row_clock() end, case when is_reached then lapses end
      from decided order by member_id, mission_id, first
        on conflict (mission_id, member_id, from_day) do update
       set amounts = excluded.amounts, state = excluded.state,
           reached_at = case when excluded.state = 'reached' then coalesce(p.reached_at, excluded.reached_at) end,
           lapses_at = case when excluded.state = 'reached' then coalesce(p.lapses_at, excluded.lapses_at) end
     where p.state in ('open', 'reached') and (p.amounts, p.state) is distinct from (excluded.amounts, excluded.state)
    returning p.member_id
  )
  select coalesce(array_agg(distinct member_id), '{}') into v_changed from written;
  return v_changed;
end $$;

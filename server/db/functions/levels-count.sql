-- Sets the levels of a merchant's members by their valid stakes of the period that ends with a day. A rise is at once; a fall comes
-- after the grace, unless the stake is enough again. Counting a day again changes nothing. Returns how many levels changed.
create or replace function levels_count(p_merchant text, p_day date) returns int
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_ladder jsonb;
  v_changed int;
begin
  select ladder into v_ladder from level_ladders where merchant = p_merchant for no key update;
  with ladder as (
    select place, each ->> 'code' as code, (each ->> 'stake')::bigint as least
      from jsonb_array_elements(v_ladder -> 'levels') with ordinality as l (each, place)
  ), played as (
    select member_id, sum(valid_stake) as stake from play_days
     where merchant = p_merchant and day <= p_day and day > p_day - (v_ladder ->> 'periodDays')::int group by 1
  ), own as (
    select * from member_levels where merchant = p_merchant
  ), reached as (
    select member_id, coalesce(p.stake, 0) as stake, o.level as before, o.falls_on, coalesce(b.place, 0) as place,
           (select max(place) from ladder where least <= greatest(coalesce(p.stake, 0), 0)) as target
      from played p full join own o using (member_id) left join ladder b on b.code = o.level
  ), due as (
    -- The day from which a member whose stake is too low has the lower level.
    select r.*, coalesce(r.falls_on, p_day + 1 + (v_ladder ->> 'graceDays')::int) as falls from reached r
  ), decided as (
    select member_id, stake, before, falls_on, case when target >= place or falls <= p_day + 1 then target else place end as becomes,
           case when target < place and falls > p_day + 1 then falls end as falls
      from due
  ), written as (
    insert into member_levels as m (member_id, merchant, level, falls_on, since)
    select d.member_id, p_merchant, l.code, d.falls, p_day + 1 from decided d join ladder l on l.place = d.becomes
     where l.code is distinct from d.before or d.falls is distinct from d.falls_on
     order by 1
        on conflict (member_id) do update
       set level = excluded.level, falls_on = excluded.falls_on, version = m.version + 1,
           since = case when m.level = excluded.level then m.since else excluded.since end
  ), noted as (
    insert into member_level_changes (merchant, member_id, before, after, day, stake)
    select p_merchant, d.member_id, d.before, l.code, p_day, d.stake from decided d join ladder l on l.place = d.becomes
     where l.code is distinct from d.before order by d.member_id
    returning 1
  )
  select count(*) into v_changed from noted;
  update level_ladders set counted_day = p_day where merchant = p_merchant;
  return v_changed;
end $$;

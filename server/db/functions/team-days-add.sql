-- Trigger: adds turnover that was just counted to the days of everybody above when the bet was made, each row once. It runs in the transaction that
-- counts, so that no row is lost that commits late. It is planned anew each time: a plan for few rows is
-- slow for thousands. Rows are looked up by key alone, whatever the planner believes of how many are counted.
create or replace function team_days_add() returns trigger
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_ids bigint[] := array(select w.id from waiting w join counted c using (id) where w.window_at is null and c.window_at is not null);
begin
  if cardinality(v_ids) = 0 then
    return null;
  end if;
  insert into team_days as d (merchant, agent_id, child_id, day, game_type, bets, stake, payout)
  select t.merchant, p.ancestor, coalesce(c.ancestor, p.ancestor), merchant_day(t.at, m.brand), coalesce(g.game_type, 'OTHER'),
         sum(sign(t.stake))::bigint, sum(t.stake), sum(t.payout)
    from unnest(v_ids) as one (id)
    join turnover t on t.id = one.id
    join merchants m on m.code = t.merchant
    join team_paths p on p.descendant = t.member_id and t.bet_at >= p.from_at and t.bet_at < p.until_at
    left join team_paths c on c.descendant = t.member_id and c.depth = p.depth - 1 and t.bet_at >= c.from_at and t.bet_at < c.until_at
    left join rounds r on r.id = t.round_id
    left join games g on g.merchant = t.merchant and g.node_id = r.node_id
   group by 1, 2, 3, 4, 5
   -- In one order, so that two transactions do not wait for each other.
   order by 2, 4, 3, 5
      on conflict (agent_id, day, child_id, game_type) do update
     set bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout;
  -- A member is active on the days on which its own turnover is above zero.
  with touched as materialized (
    select t.merchant, t.member_id, merchant_day(t.at, m.brand) as day
      from unnest(v_ids) as one (id)
      join turnover t on t.id = one.id
      join merchants m on m.code = t.merchant
     group by 1, 2, 3
  ), months as (
    select touched.merchant, date_trunc('month', touched.day)::date as month, touched.member_id, bit_or(place.mask) as touched,
           coalesce(bit_or(place.mask) filter (where own.stake > 0), 0) as active
      from touched
     cross join lateral (select 1 << (extract(day from touched.day)::int - 1) as mask) place
     cross join lateral (
       select sum(d.stake) as stake from team_days d
        where d.agent_id = touched.member_id and d.child_id = touched.member_id and d.day = touched.day) own
     group by 1, 2, 3
  ), known as (
    update team_activity a set days = a.days & ~ months.touched | months.active
      from months where a.merchant = months.merchant and a.month = months.month and a.member_id = months.member_id
    returning a.merchant, a.month, a.member_id
  )
  insert into team_activity as a (merchant, month, member_id, days)
  select months.merchant, months.month, months.member_id, months.active from months
   where not exists (select from known where known.merchant = months.merchant and known.month = months.month
                                         and known.member_id = months.member_id)
   order by 2, 3
      on conflict (merchant, month, member_id) do update set days = a.days | excluded.days;
  return null;
end $$;
create or replace trigger team_days_add after update on turnover
  referencing old table as waiting new table as counted
  for each statement execute function team_days_add();

-- Adds at most p_limit noted costs of offers to the days of everybody above the member. Returns how many it took.
create or replace function team_costs_roll_up(p_limit int) returns int
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_taken int;
begin
  with taken as (
    delete from team_costs_waiting where id = any(array(
      select id from team_costs_waiting order by 1 limit p_limit for update skip locked))
    returning merchant, member_id, at, cost, kind
  ), added as (
    insert into team_promotion_days as d (merchant, agent_id, child_id, day, cost, referrals, rebates)
    select t.merchant, p.ancestor, coalesce(c.ancestor, p.ancestor), merchant_day(t.at, m.brand), sum(t.cost),
           coalesce(sum(t.cost) filter (where t.kind = 'referral'), 0), coalesce(sum(t.cost) filter (where t.kind = 'rebate'), 0)
      from taken t
      join merchants m on m.code = t.merchant
      join team_paths p on p.descendant = t.member_id and t.at >= p.from_at and t.at < p.until_at
      left join team_paths c on c.descendant = t.member_id and c.depth = p.depth - 1 and t.at >= c.from_at and t.at < c.until_at
      join members who on who.id = t.member_id and (who.upline is not null or who.is_agent)
     group by 1, 2, 3, 4
     order by 2, 4, 3
        on conflict (agent_id, day, child_id) do update set
           cost = d.cost + excluded.cost, referrals = d.referrals + excluded.referrals, rebates = d.rebates + excluded.rebates
  )
  select count(*) into v_taken from taken;
  return v_taken;
end $$;

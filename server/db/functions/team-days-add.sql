-- Trigger: adds turnover that was just counted to the days of everybody above, each row once. It runs in the transaction that
-- counts, so that no row is lost that commits late. It is planned anew each time: a plan for few rows is
-- slow for thousands.
create or replace function team_days_add() returns trigger
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_ids bigint[] := array(select id from waiting where window_at is null);
begin
  if cardinality(v_ids) = 0 then
    return null;
  end if;
  insert into team_days as d (merchant, agent_id, child_id, day, game_type, bets, stake, payout)
  select t.merchant, p.ancestor, coalesce(c.ancestor, p.ancestor), merchant_day(t.at, m.brand), coalesce(g.game_type, 'OTHER'),
         sum(sign(t.stake))::bigint, sum(t.stake), sum(t.payout)
    from unnest(v_ids) as counted (id)
    join turnover t on t.id = counted.id and t.window_at is not null
    join merchants m on m.code = t.merchant
    join team_paths p on p.descendant = t.member_id
    left join team_paths c on c.descendant = t.member_id and c.depth = p.depth - 1
    left join rounds r on r.id = t.round_id
    left join games g on g.merchant = t.merchant and g.node_id = r.node_id
   group by 1, 2, 3, 4, 5
   -- In one order, so that two transactions do not wait for each other.
   order by 2, 4, 3, 5
      on conflict (agent_id, day, child_id, game_type) do update
     set bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout;
  return null;
end $$;
create or replace trigger team_days_add after update on turnover
  referencing old table as waiting
  for each statement execute function team_days_add();

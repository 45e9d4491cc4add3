-- Counts changes of play (PlayChange) of merchants with rules: what they accrue by the rate of the member's first play of the type on
-- that day, and what they take back. Bonus money accrues nothing.
create or replace function rebates_count(p_changes jsonb) returns void language plpgsql as $$
declare
  v_change record;
  v_micro numeric;
begin
  -- In one order, so that two transactions do not wait for each other.
  for v_change in
    select c.merchant, c."memberId" as member_id, array_agg(c.day) as days, array_agg(c."gameType") as types,
           array_agg(c."validStake" - coalesce(c."bonusStake", 0)) as stakes
      from jsonb_to_recordset(p_changes)
             c (merchant text, "memberId" bigint, day date, "gameType" text, "validStake" bigint, "bonusStake" bigint)
     where c."validStake" <> coalesce(c."bonusStake", 0) and exists (select from rebate_rules r where r.merchant = c.merchant)
     group by 1, 2 order by 2
  loop
    perform rebate_lock(v_change.merchant, v_change.member_id);
    with written as (
      insert into rebate_days as d (member_id, day, game_type, merchant, rate, stake)
      select v_change.member_id, one.day, one.type, v_change.merchant,
             rebate_rate(v_change.merchant, v_change.member_id, one.type, one.day), one.stake
        from unnest(v_change.days, v_change.types, v_change.stakes) as one (day, type, stake)
          on conflict (member_id, day, game_type) do update set stake = d.stake + excluded.stake
      returning d.day, d.game_type, d.rate
    )
    select sum(one.stake::numeric * w.rate) into v_micro
      from written w join unnest(v_change.days, v_change.types, v_change.stakes) as one (day, type, stake)
        on one.day = w.day and one.type = w.game_type;
    if v_micro <> 0 then
      update rebate_accounts set open_micro = open_micro + v_micro, version = version + 1 where member_id = v_change.member_id;
    end if;
  end loop;
end $$;

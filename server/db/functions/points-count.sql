-- Counts changes of play (PlayChange): what they earn by the rates of their day and the member's level, fractions kept, and what
-- they take back. The rate of a member's first play of a type on a day holds for that day.
create or replace function points_count(p_changes jsonb) returns void language plpgsql as $$
declare
  v_change record;
  v_account point_accounts;
  v_micro numeric;
  v_whole bigint;
begin
  -- In one order, so that two transactions do not wait for each other.
  for v_change in
    select c.merchant, c."memberId" as member_id, c.day, array_agg(c."gameType") as types, array_agg(c."validStake") as stakes
      from jsonb_to_recordset(p_changes) c (merchant text, "memberId" bigint, day date, "gameType" text, "validStake" bigint)
     where c."validStake" <> 0 group by 1, 2, 3 order by 2, 3
  loop
    v_account := points_lock(v_change.merchant, v_change.member_id);
    with written as (
      insert into point_days as d (member_id, day, game_type, merchant, rate, valid_stake)
      select v_change.member_id, v_change.day, one.type, v_change.merchant,
             coalesce((points_rules(v_change.merchant, v_change.day) -> 'rates' ->> one.type)::bigint, 0)
               * coalesce(level_benefit(v_change.merchant, v_change.member_id, 'pointsFactor')::bigint, 1000) / 1000, one.stake
        from unnest(v_change.types, v_change.stakes) as one (type, stake)
          on conflict (member_id, day, game_type) do update set valid_stake = d.valid_stake + excluded.valid_stake
      returning d.game_type, d.rate
    )
    select sum(one.stake::numeric * w.rate) into v_micro
      from written w join unnest(v_change.types, v_change.stakes) as one (type, stake) on one.type = w.game_type;
    v_whole := floor((v_account.earned_micro + v_micro) / 1000000)::bigint - v_account.earned;
    update point_accounts set earned_micro = earned_micro + v_micro, earned = earned + v_whole where member_id = v_change.member_id;
    if v_whole > 0 then
      perform points_add(v_change.merchant, v_change.member_id, v_whole, 'earned', 'play:' || v_change.day);
    elsif v_whole < 0 then
      perform points_take(v_change.merchant, v_change.member_id, - v_whole, 'taken_back', 'play:' || v_change.day, true);
    end if;
  end loop;
end $$;

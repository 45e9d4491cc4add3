-- Lets the job count all members who have played, or deposited, in the running period of a mission.
create or replace function missions_wait(p_mission bigint) returns void language sql as $$
  insert into mission_waiting (merchant, member_id, day)
  select distinct m.merchant, played.member_id, today.day
    from missions m
    join merchants b on b.code = m.merchant
   cross join lateral (select merchant_day(row_clock(), b.brand) as day) today
   cross join lateral mission_window(m, today.day) w
   cross join lateral (
     select member_id from play_days where merchant = m.merchant and day between w.counts_from and w.counts_to
      union select member_id from deposits
      where merchant = m.merchant and state = 'paid' and updated_at >= day_begin(w.counts_from, b.brand)) played
   where m.id = p_mission
      on conflict do nothing
$$;

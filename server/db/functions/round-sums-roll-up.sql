-- Adds a member's next rounds to the sums, at least p_limit if there are so many; returns how many it added. The last two hours
-- are left out: a round's changes in the hour after its opening do not look at the sums (round_sums_renew).
create or replace function round_sums_roll_up(p_merchant text, p_member bigint, p_limit int) returns int language plpgsql as $$
declare
  v_from timestamptz;
  v_to timestamptz := date_bin('15 minutes', clock_timestamp() - interval '2 hours', 'epoch');
begin
  insert into round_sum_heads (member_id, merchant, summed_before) values (p_member, p_merchant, '-infinity')
      on conflict do nothing;
  select summed_before into v_from from round_sum_heads where member_id = p_member for update;
  if v_from >= v_to then
    return 0;
  end if;
  v_to := least(v_to, (
    select date_bin('15 minutes', opened_at, 'epoch') + interval '15 minutes' from rounds
     where merchant = p_merchant and member_id = p_member and opened_at >= v_from
     order by opened_at offset p_limit - 1 limit 1));
  update round_sum_heads set summed_before = v_to where member_id = p_member;
  return round_sums_write(p_merchant, p_member, v_from, v_to);
end $$;

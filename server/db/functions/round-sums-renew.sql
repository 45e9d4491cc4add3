-- Writes the sums of a quarter of an hour anew, after a round of it changed: a late settlement, a rollback, a correction. The
-- head's lock makes it wait for a roll-up that has not seen the change, and a roll-up wait for the change. So it creates a
-- missing head.
create or replace function round_sums_renew(p_merchant text, p_member bigint, p_opened_at timestamptz)
  returns void language plpgsql as $$
declare
  v_slot timestamptz := date_bin('15 minutes', p_opened_at, 'epoch');
  v_before timestamptz;
begin
  insert into round_sum_heads (member_id, merchant, summed_before) values (p_member, p_merchant, '-infinity')
      on conflict do nothing;
  select summed_before into v_before from round_sum_heads where member_id = p_member for update;
  if p_opened_at < v_before then
    delete from round_sums where member_id = p_member and slot = v_slot;
    perform round_sums_write(p_merchant, p_member, v_slot, v_slot + interval '15 minutes');
  end if;
end $$;

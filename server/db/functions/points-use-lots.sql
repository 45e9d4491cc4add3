-- Takes points from what is left, the first to expire first. The caller holds the lock.
create or replace function points_use_lots(p_member bigint, p_amount bigint) returns void language plpgsql as $$
declare
  v_lot point_lots;
  v_due bigint := p_amount;
begin
  for v_lot in select * from point_lots where member_id = p_member order by expires_on loop
    exit when v_due = 0;
    if v_lot.remaining <= v_due then
      delete from point_lots where member_id = p_member and expires_on = v_lot.expires_on;
    else
      update point_lots set remaining = remaining - v_due where member_id = p_member and expires_on = v_lot.expires_on;
    end if;
    v_due := v_due - least(v_due, v_lot.remaining);
  end loop;
end $$;

-- Ends the points of a member whose day has come.
create or replace function points_expire(p_merchant text, p_member bigint) returns void language plpgsql as $$
declare
  v_account point_accounts := points_lock(p_merchant, p_member);
  v_today date := points_today(p_merchant);
  v_over bigint;
begin
  with gone as (delete from point_lots where member_id = p_member and expires_on <= v_today returning remaining)
  select sum(remaining) into v_over from gone;
  if v_over is null then
    return;
  end if;
  insert into point_entries (merchant, member_id, version, kind, amount, balance, source)
  values (p_merchant, p_member, v_account.version + 1, 'expired', - v_over, v_account.balance - v_over, 'expiry:' || v_today);
  update point_accounts set balance = balance - v_over, version = version + 1 where member_id = p_member;
end $$;

-- Locks and returns a member's points; makes them where there are none. Every change of points takes this lock first.
create or replace function points_lock(p_merchant text, p_member bigint) returns point_accounts language plpgsql as $$
declare
  v_account point_accounts;
begin
  insert into point_accounts (member_id, merchant) values (p_member, p_merchant) on conflict do nothing;
  select * into v_account from point_accounts where member_id = p_member for no key update;
  return v_account;
end $$;

-- Locks and returns a member's rebate; makes it where there is none. Every change of it takes this lock first.
create or replace function rebate_lock(p_merchant text, p_member bigint) returns rebate_accounts language plpgsql as $$
declare
  v_account rebate_accounts;
begin
  insert into rebate_accounts (member_id, merchant) values (p_member, p_merchant) on conflict do nothing;
  select * into v_account from rebate_accounts where member_id = p_member for no key update;
  return v_account;
end $$;

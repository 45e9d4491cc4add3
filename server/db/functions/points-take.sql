-- Takes points from a member: all or none, or with p_owes what there is, where the rest becomes a debt. Returns whether it did.
create or replace function points_take(p_merchant text, p_member bigint, p_amount bigint, p_kind text, p_source text, p_owes boolean)
  returns boolean language plpgsql as $$
declare
  v_account point_accounts;
  v_taken bigint;
begin
  perform points_expire(p_merchant, p_member);
  v_account := points_lock(p_merchant, p_member);
  v_taken := least(p_amount, v_account.balance);
  if v_taken < p_amount and not p_owes then
    return false;
  end if;
  if v_taken > 0 then
    insert into point_entries (merchant, member_id, version, kind, amount, balance, source)
    values (p_merchant, p_member, v_account.version + 1, p_kind, - v_taken, v_account.balance - v_taken, p_source);
    perform points_use_lots(p_member, v_taken);
  end if;
  update point_accounts
     set balance = balance - v_taken, debt = debt + p_amount - v_taken, version = version + (v_taken > 0)::int
   where member_id = p_member;
  return true;
end $$;

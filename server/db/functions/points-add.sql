-- Gives a member points. They pay a debt first, and last as long as the rules of today say. Writes one entry, and one for the debt.
create or replace function points_add(p_merchant text, p_member bigint, p_amount bigint, p_kind text, p_source text, p_reason text default null)
  returns void language plpgsql as $$
declare
  v_account point_accounts := points_lock(p_merchant, p_member);
  v_today date := points_today(p_merchant);
  v_expires date := v_today + coalesce((points_rules(p_merchant, v_today) ->> 'expiryDays')::int, 365);
  v_paid bigint := least(v_account.debt, p_amount);
begin
  insert into point_entries (merchant, member_id, version, kind, amount, balance, source, reason, expires_on)
  values (p_merchant, p_member, v_account.version + 1, p_kind, p_amount, v_account.balance + p_amount, p_source, p_reason, v_expires);
  if v_paid > 0 then
    insert into point_entries (merchant, member_id, version, kind, amount, balance, source)
    values (p_merchant, p_member, v_account.version + 2, 'debt', - v_paid, v_account.balance + p_amount - v_paid, p_source);
  end if;
  if p_amount > v_paid then
    insert into point_lots as l (member_id, expires_on, merchant, remaining) values (p_member, v_expires, p_merchant, p_amount - v_paid)
        on conflict (member_id, expires_on) do update set remaining = l.remaining + excluded.remaining;
  end if;
  update point_accounts
     set balance = balance + p_amount - v_paid, debt = debt - v_paid, version = version + 1 + (v_paid > 0)::int
   where member_id = p_member;
end $$;

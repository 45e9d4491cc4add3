-- Returns the members of the merchant who share one of these signals with a member, each with the signal. A name is compared without
-- spaces and capitals, an address among the logins of 90 days.
create or replace function signal_sharers(p_merchant text, p_member bigint, p_signals text[]) returns table (signal text, sharer bigint)
language sql stable as $$
  select o.signal, o.member_id
    from login_signals m
    join login_signals o on o.merchant = p_merchant and o.signal = m.signal and o.value = m.value and o.member_id <> p_member
   where m.member_id = p_member and m.signal = any (p_signals)
     and (m.signal = 'device' or (m.seen_at > row_clock() - interval '90 days' and o.seen_at > row_clock() - interval '90 days'))
  union
  select 'paymentAccount', o.member_id
    from payout_accounts m
    join payout_accounts o on o.merchant = p_merchant and o.number = m.number and o.kind = m.kind and o.institution = m.institution
                          and o.member_id <> p_member
   where 'paymentAccount' = any (p_signals) and m.merchant = p_merchant and m.member_id = p_member
  union
  select 'person', o.member_id
    from profiles m
    join profiles o on o.merchant = p_merchant and o.birthday = m.birthday and o.member_id <> p_member
                   and lower(regexp_replace(normalize(o.payee_name, nfkc), '\s', '', 'g'))
                     = lower(regexp_replace(normalize(m.payee_name, nfkc), '\s', '', 'g'))
   where 'person' = any (p_signals) and m.merchant = p_merchant and m.member_id = p_member
$$;

-- Returns the value of a member's feed `referral`: how many came, how many of its awards for them can be claimed.
create or replace function referral_value(p_merchant text, p_member bigint) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'invited', (select count(*) from referrals where merchant = p_merchant and inviter_id = p_member),
    'claimable', (select count(*) from awards a join members m on m.id = a.member_id
                   where a.merchant = p_merchant and a.member_id = p_member and a.referral_id is not null and a.state = 'issued'
                     and not m.locked and coalesce(m.excluded_until <= row_clock(), true)))
$$;

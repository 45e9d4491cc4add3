-- Returns what a referral's member has staked of its own money from its registration up to so many days after, minor units of valid
-- stakes.
create or replace function referral_staked(p_referral bigint, p_days int) returns bigint language sql stable as $$
  select coalesce(sum(d.valid_stake - d.bonus_stake), 0)::bigint
    from referrals r
    join merchants m on m.code = r.merchant
    join play_days d on d.member_id = r.invited_id and d.day <= merchant_day(r.joined_at, m.brand) + p_days
   where r.id = p_referral
$$;

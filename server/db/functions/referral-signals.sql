-- Returns the signals because of which an award of a referral waits for the operator, each with the other member; null: none. Inviter
-- and invited are compared by every signal: nobody refers himself. By those of the campaign, the invited is compared with those for whom
-- it has given an award, and the member who gets this one with the others who have one.
create or replace function referral_signals(p_campaign bigint, p_member bigint, p_referral bigint) returns jsonb
language sql stable as $$
  select jsonb_agg(jsonb_build_object('signal', f.signal, 'memberId', f.other) order by f.signal)
    from (select distinct on (s.signal) s.signal, s.other
            from (select p.signal, p.sharer as other, 1 as rank
                    from referrals r
                   cross join lateral signal_sharers(r.merchant, r.invited_id, '{device,address,paymentAccount,person}') p
                   where r.id = p_referral and p.sharer = r.inviter_id
                  union all
                  select p.signal, p.sharer, 2
                    from referrals r
                    join campaigns c on c.id = p_campaign
                   cross join lateral signal_sharers(r.merchant, r.invited_id, c.once_per) p
                    join referrals other on other.invited_id = p.sharer
                   where r.id = p_referral
                     and exists (select from awards a where a.campaign_id = p_campaign and a.referral_id = other.id and a.state <> 'rejected')
                  union all
                  select e ->> 'signal', (e ->> 'memberId')::bigint, 3
                    from jsonb_array_elements(award_signals(p_campaign, p_member)) e) s
           order by s.signal, s.rank, s.other) f
$$;

-- Notes the referrals of members whose play changed (PlayChange), where a running campaign gives something for their stakes.
create or replace function referrals_count(p_changes jsonb) returns void language sql as $$
  insert into referral_waiting (merchant, referral_id)
  select distinct r.merchant, r.id
    from jsonb_to_recordset(p_changes) c (merchant text, "memberId" bigint)
    join referrals r on r.invited_id = c."memberId" and r.merchant = c.merchant
   where exists (
     select from campaigns g join campaign_terms t on t.campaign_id = g.id
      where g.merchant = r.merchant and g.state = 'running'
        and t.terms -> 'reward' ->> 'kind' = 'referral' and t.terms -> 'reward' -> 'when' ->> 'event' = 'staked'
        and not exists (select from awards a where a.campaign_id = g.id and a.referral_id = r.id))
   order by r.id
$$;

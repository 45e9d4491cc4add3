-- Trigger: a campaign of referrals that runs again, or has more to give, may give what was held back.
create or replace function referral_campaign() returns trigger language plpgsql as $$
begin
  insert into referral_waiting (merchant, referral_id)
  select r.merchant, r.id
    from campaign_terms t join referrals r on r.merchant = t.merchant and r.joined_at >= greatest(new.starts_at, new.first_run_at)
   where t.campaign_id = new.id and t.version = new.terms_version and t.terms -> 'reward' ->> 'kind' = 'referral'
   order by r.id;
  return null;
end $$;
create or replace trigger referral_campaign after update on campaigns
  for each row when (new.state = 'running' and (new.state, new.budget, new.max_awards, new.max_each, new.ends_at)
                     is distinct from (old.state, old.budget, old.max_awards, old.max_each, old.ends_at))
  execute function referral_campaign();

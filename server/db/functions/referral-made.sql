-- Trigger: a newcomer who was invited by a player, not by an agent, is a referral.
create or replace function referral_made() returns trigger language plpgsql as $$
begin
  with made as (
    insert into referrals (merchant, inviter_id, invited_id, joined_at)
    select new.merchant, i.id, new.id, new.created_at
      from members i where i.id = new.referred_by and i.merchant = new.merchant and i.type = 0
    returning merchant, id
  )
  insert into referral_waiting (merchant, referral_id) select merchant, id from made;
  return null;
end $$;
create or replace trigger referral_made after insert on members
  for each row when (new.referred_by is not null) execute function referral_made();

-- Trigger: somebody came, or is further than before.
create or replace function referral_changed() returns trigger language plpgsql as $$
begin
  perform referral_moved(new.merchant, new.inviter_id);
  return null;
end $$;
create or replace trigger referral_changed after insert or update on referrals for each row execute function referral_changed();

-- Trigger: an award for a referral is made, or its state changes.
create or replace function referral_award_changed() returns trigger language plpgsql as $$
begin
  perform referral_moved(new.merchant, new.member_id);
  return null;
end $$;
create or replace trigger referral_award_made after insert on awards
  for each row when (new.referral_id is not null) execute function referral_award_changed();
create or replace trigger referral_award_changed after update on awards
  for each row when (new.referral_id is not null and new.state <> old.state) execute function referral_award_changed();

-- Trigger: a deposit that is paid may reach something of its member's referral.
create or replace function referral_deposit() returns trigger language plpgsql as $$
begin
  insert into referral_waiting (merchant, referral_id)
  select merchant, id from referrals where invited_id = new.member_id and merchant = new.merchant;
  return null;
end $$;
create or replace trigger referral_deposit after update on deposits
  for each row when (new.state = 'paid' and old.state <> 'paid') execute function referral_deposit();

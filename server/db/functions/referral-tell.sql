-- Trigger at the end of a transaction: announces the value once for all changes of the transaction.
create or replace function referral_tell() returns trigger language plpgsql as $$
begin
  insert into outbox (merchant, feed, key, room, seq, value)
  select a.merchant, 'referral', 'member:' || a.member_id, 'member:' || a.member_id, a.version,
         referral_value(a.merchant, a.member_id)
    from referral_accounts a where a.member_id = new.member_id and a.version = new.version;
  return null;
end $$;
drop trigger if exists referral_tell on referral_accounts;
create constraint trigger referral_tell after insert or update on referral_accounts
  deferrable initially deferred for each row execute function referral_tell();

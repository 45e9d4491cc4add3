-- Trigger at the end of a transaction: announces a member's rebate on the feed `rebate`, once for all changes of the transaction.
create or replace function rebate_tell() returns trigger language plpgsql as $$
begin
  insert into outbox (merchant, feed, key, room, seq, value)
  select a.merchant, 'rebate', 'member:' || a.member_id, 'member:' || a.member_id, a.version,
         rebate_value(a.merchant, a.member_id)
    from rebate_accounts a where a.member_id = new.member_id and a.version = new.version;
  return null;
end $$;
drop trigger if exists rebate_tell on rebate_accounts;
create constraint trigger rebate_tell after update on rebate_accounts
  deferrable initially deferred for each row when (new.version <> old.version) execute function rebate_tell();

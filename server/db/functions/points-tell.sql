-- Trigger at the end of a transaction: announces a member's points on the feed `points`, once for all changes of the transaction.
create or replace function points_tell() returns trigger language plpgsql as $$
begin
  insert into outbox (merchant, feed, key, room, seq, value)
  select a.merchant, 'points', 'member:' || a.member_id, 'member:' || a.member_id, a.feed_version,
         points_value(a.merchant, a.member_id)
    from point_accounts a where a.member_id = new.member_id and a.feed_version = new.feed_version;
  return null;
end $$;
drop trigger if exists points_tell on point_accounts;
create constraint trigger points_tell after update on point_accounts
  deferrable initially deferred for each row execute function points_tell();

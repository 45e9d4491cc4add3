-- Trigger: an exchange that was decided is a new version of the feed `points` of its member.
create or replace function exchange_decided() returns trigger language plpgsql as $$
begin
  update point_accounts set feed_version = feed_version where member_id = new.member_id;
  return null;
end $$;
create or replace trigger exchange_decided after update on point_exchanges
  for each row when (new.status <> old.status) execute function exchange_decided();

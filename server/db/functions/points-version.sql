-- Trigger: each change of a member's points is a new version of the feed `points`.
create or replace function points_version() returns trigger language plpgsql as $$
begin
  new.feed_version := old.feed_version + 1;
  return new;
end $$;
create or replace trigger points_version before update on point_accounts for each row execute function points_version();

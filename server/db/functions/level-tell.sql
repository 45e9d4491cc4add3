-- Trigger: announces a member's level on the feed `level`.
create or replace function level_tell() returns trigger language plpgsql as $$
begin
  insert into outbox (merchant, feed, key, room, seq, value)
  values (new.merchant, 'level', 'member:' || new.member_id, 'member:' || new.member_id, new.version,
          jsonb_build_object('level', new.level, 'fallsOn', new.falls_on));
  return null;
end $$;
create or replace trigger level_tell after insert or update on member_levels for each row execute function level_tell();

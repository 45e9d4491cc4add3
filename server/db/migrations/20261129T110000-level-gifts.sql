-- Gifts of levels: when a change of level was looked at for its gift. Those before today have none.
alter table member_level_changes add column gift_at timestamptz;
update member_level_changes set gift_at = at;
create index level_gifts_due on member_level_changes (id) where gift_at is null;

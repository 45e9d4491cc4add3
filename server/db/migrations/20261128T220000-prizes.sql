-- Points that are a prize, such as of a mission: one entry for each occasion.
alter table point_entries drop constraint point_entries_kind_check;
alter table point_entries add constraint point_entries_kind_check
  check (kind in ('earned', 'taken_back', 'debt', 'exchange', 'returned', 'expired', 'prize'));
create unique index point_prizes on point_entries (member_id, source) where kind = 'prize';

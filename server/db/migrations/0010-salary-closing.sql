-- A window is closed first, and settled in steps after that: until where windows take nothing more.
alter table pay_cursors add column closed_until timestamptz;
update pay_cursors set closed_until = settled_until;
alter table pay_cursors alter column closed_until set not null;

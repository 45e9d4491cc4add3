-- A merchant that has closed: nobody registers, pays in or plays, and members withdraw what is theirs. An archived one has no money of
-- members and no hosts any more.
alter table merchants add column closed_at timestamptz;
alter table merchants add column archived_at timestamptz check (archived_at is null or closed_at is not null);

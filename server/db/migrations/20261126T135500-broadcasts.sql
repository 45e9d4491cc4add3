-- Messages of the merchant to many members at once. A job sends them in batches, in the order of the members' ids.
create table message_broadcasts (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  texts jsonb not null,
  -- Members of this level of the tree; 1: those without an upline.
  level smallint check (level > 0),
  -- An agent and everybody below it. Neither: all members.
  team bigint references members,
  agents_only boolean not null,
  -- The newest member when it was written. Whoever joins later does not receive it.
  last_member bigint not null,
  -- Members up to this id have been served.
  served_to bigint not null default 0,
  sent int not null default 0,
  at timestamptz not null default now(),
  finished_at timestamptz,
  check (num_nonnulls(level, team) <= 1)
);
create index on message_broadcasts (merchant, id desc);
create index on message_broadcasts (id) where finished_at is null;

-- A message of a broadcast has its texts.
alter table messages
  alter column texts drop not null,
  add column broadcast_id bigint references message_broadcasts,
  add check (num_nonnulls(texts, broadcast_id) = 1);
create unique index messages_broadcast on messages (broadcast_id, recipient) where broadcast_id is not null;

-- Internal messages: between an agent and a direct downline, and from the merchant to one member.
create table message_threads (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  -- direct: the two sides are `upline` and `member_id`; operator, system: the merchant writes to `member_id`.
  kind text not null check (kind in ('direct', 'operator', 'system')),
  upline bigint references members,
  member_id bigint not null references members,
  -- The newest message; null only within the transaction that opens the thread.
  last_id bigint,
  check ((kind = 'direct') = (upline is not null)),
  unique nulls not distinct (merchant, kind, member_id, upline)
);
create index on message_threads (merchant, member_id, last_id desc);
create index on message_threads (merchant, upline, last_id desc) where upline is not null;

create table messages (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  thread_id bigint not null references message_threads,
  -- Null: the merchant.
  sender bigint references members,
  recipient bigint not null references members,
  -- By language, with EN, of the merchant's messages; a member's text as typed, under the key `typed`.
  texts jsonb not null,
  -- Drawn by the sender's page: a message that is sent again is stored once. Null: the merchant's.
  client_id uuid,
  at timestamptz not null default now(),
  read_at timestamptz,
  sender_deleted boolean not null default false,
  recipient_deleted boolean not null default false
);
create unique index messages_client_id on messages (sender, client_id) where client_id is not null;
create index on messages (merchant, thread_id, id desc);
-- The unread counts, of a member and of a thread.
create index messages_unread on messages (merchant, recipient, thread_id) where read_at is null and not recipient_deleted;

create table message_reports (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  message_id bigint not null unique references messages,
  reporter bigint not null references members,
  at timestamptz not null default now(),
  closed_at timestamptz
);
create index on message_reports (merchant, id desc) where closed_at is null;

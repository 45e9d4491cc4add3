-- Chat (MEM-08): rooms, authors, messages and their reports, refused words, and who is there.

create table chat_rooms (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  kind text not null check (kind in ('language', 'table', 'board')),
  -- Code of the language, node id of the table, or number of the leaderboard.
  subject text not null,
  closed boolean not null default false,
  -- Least seconds between two messages of a member; 0: off.
  slow_seconds int not null default 0 check (slow_seconds between 0 and 3600),
  -- Members that watch the room, and the names of some of them.
  present int not null default 0,
  names text[] not null default '{}',
  -- Of the feed `chatRoom`.
  version bigint not null default 1,
  last_message_at timestamptz,
  unique (merchant, kind, subject)
);

create table chat_members (
  -- Its number in the chat. The member's own number is shown to nobody.
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null unique references members,
  name text,
  -- What two names must not share: without case, accents and look-alikes.
  name_key text,
  muted_until timestamptz,
  -- A simulated player of the demo.
  simulated boolean not null default false,
  unique (merchant, name_key)
);

create table chat_messages (
  -- Drawn by the page that sent it.
  id uuid primary key,
  merchant text not null references merchants,
  room_id bigint not null references chat_rooms,
  author_id bigint not null references chat_members,
  author_name text not null,
  text text not null,
  -- The text as it is compared.
  match_key text not null,
  round_id uuid references rounds,
  -- What was shown of the round.
  round jsonb,
  at timestamptz not null default row_clock(),
  deleted_at timestamptz
);
create index on chat_messages (room_id, at);
create index on chat_messages (author_id, at);
create index on chat_messages (at);
create index chat_shared_rounds on chat_messages (round_id) where round_id is not null;

create table chat_reports (
  message_id uuid not null references chat_messages on delete cascade,
  member_id bigint not null references members,
  merchant text not null references merchants,
  reason text not null,
  at timestamptz not null default row_clock(),
  closed_at timestamptz,
  primary key (message_id, member_id)
);
create index chat_reports_open on chat_reports (merchant, at) where closed_at is null;

-- Authors whose messages a member does not see.
create table chat_ignores (
  member_id bigint not null references members,
  author_id bigint not null references chat_members,
  merchant text not null references merchants,
  primary key (member_id, author_id)
);

-- Refused words of a language, of all rooms (`all`), or in names (`names`).
create table chat_words (
  merchant text not null references merchants,
  list text not null,
  words text[] not null,
  primary key (merchant, list)
);

-- The members that watch a room at each node.
create table chat_presence (
  room_id bigint not null references chat_rooms,
  node uuid not null,
  merchant text not null references merchants,
  members bigint[] not null,
  at timestamptz not null default row_clock(),
  primary key (room_id, node)
);

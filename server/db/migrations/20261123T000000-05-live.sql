-- Live feeds.

create table outbox (
  id bigint generated always as identity primary key,
  merchant text not null,
  feed text not null,
  key text not null,
  -- Room that receives the envelope: public:<merchant> | member:<id> | agent:<id> | chat:<room>.
  room text not null,
  -- State feeds: the version of the row. Event feeds: null; the relay numbers the events.
  seq bigint,
  value jsonb not null,
  at timestamptz not null default clock_timestamp()
);

create table feed_log (
  feed text not null,
  key text not null,
  seq bigint not null,
  merchant text not null references merchants,
  room text not null,
  value jsonb not null,
  at timestamptz not null,
  primary key (feed, key, seq)
);
-- Entries of the winners board that were withdrawn.
create index feed_log_withdrawn on feed_log (key, ((value ->> 'withdrawn')::bigint))
  where feed = 'winners' and value ? 'withdrawn';

-- The newest number of each event log; grows without gaps under the relay's lease.
create table feed_heads (
  feed text not null,
  key text not null,
  merchant text not null references merchants,
  seq bigint not null,
  primary key (feed, key)
);

-- Commands received over the socket, each executed once by its id (W6).
create table executed_commands (
  merchant text not null references merchants,
  member_id bigint not null references members,
  id uuid not null,
  answer jsonb not null,
  at timestamptz not null default now(),
  primary key (member_id, id)
);

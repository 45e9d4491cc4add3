-- Downloads of records: an address that works once, for the session that asked for it.
create table export_tickets (
  ticket_hash bytea primary key,
  merchant text not null references merchants,
  session_id uuid not null references sessions,
  -- What was selected, as the request named it.
  query jsonb not null,
  language text not null,
  expires_at timestamptz not null
);
create index on export_tickets (expires_at);

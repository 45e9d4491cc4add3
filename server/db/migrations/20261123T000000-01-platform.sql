-- Platform: history, leases, merchants.

create table platform_state (
  one boolean primary key default true check (one),
  -- Epoch of the database's history (W1). `operator restored` sets a new one.
  epoch text not null,
  created_at timestamptz not null default now()
);

-- The text of each SQL function of server/db/functions that was applied last.
create table sql_functions (
  name text primary key,
  checksum text not null
);

create table leases (
  name text primary key,
  holder uuid not null,
  until timestamptz not null,
  -- Grows with each change of holder, so that writes of a former holder are refused.
  term bigint not null default 1
);

create table merchants (
  code text primary key,
  brand jsonb not null,
  flags jsonb not null,
  modules jsonb not null default '[]',
  settings jsonb not null default '{}',
  status smallint not null default 0 check (status in (0, 1, 2)),
  status_until timestamptz,
  status_version bigint not null default 1,
  play_stopped boolean not null default false
);

create table domains (
  host text primary key,
  merchant text not null references merchants
);

-- The human check: keys that sign the work, work that was taken, pictures that were shown, failures by name and by address.

create table human_keys (
  id text primary key,
  secret bytea not null,
  created_at timestamptz not null default now()
);

-- Hash of each proof that was taken; kept a little longer than it would be good, so that none is taken twice.
create table spent_proofs (
  proof_hash bytea primary key,
  at timestamptz not null default now()
);
create index on spent_proofs (at);

create table captchas (
  id uuid primary key,
  merchant text not null references merchants,
  answer_hash bytea not null,
  expires_at timestamptz not null,
  -- Answers given so far, right or wrong.
  tries smallint not null default 0
);
create index on captchas (expires_at);

-- A name's count ends half an hour after its last failure.
alter table login_failures rename column since to last_at;

-- Failed log-ins from one address (of IPv6 its /64), over all names and brands.
create table address_failures (
  address text primary key,
  failures int not null,
  since timestamptz not null
);

-- What the doors of the house remember: keys of sealed bodies, bodies that were opened, failed logins.

create table sealing_keys (
  id text primary key,
  public_key bytea not null,
  private_key bytea not null,
  created_at timestamptz not null default now()
);

-- Hash of each sealed body's ephemeral key; kept a little longer than a body is taken, so that none is opened twice.
create table opened_bodies (
  enc_hash bytea primary key,
  at timestamptz not null default now()
);
create index on opened_bodies (at);

-- By name as typed, whether or not such a member exists: an answer must not tell the two apart.
create table login_failures (
  merchant text not null references merchants,
  username text not null,
  failures int not null,
  since timestamptz not null,
  primary key (merchant, username)
);

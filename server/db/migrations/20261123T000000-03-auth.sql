-- Authentication: sessions, log-in methods, second factor, CAPTCHA, limits of attempts.

create table sessions (
  id uuid primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  token_hash bytea not null unique,
  user_agent text not null,
  ip text not null,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'logout_everywhere', 'elsewhere', 'expired', 'operator', 'kicked')),
  -- Net position since the login (PP-10), changed in the transaction that moves the money.
  play_net bigint not null default 0,
  play_wagered bigint not null default 0,
  play_version bigint not null default 1,
  -- If set, money calls are refused until the password is changed.
  change_password text check (change_password in ('first', 'weak', 'expired')),
  -- Public key of the page (raw P-256 point); null: signed calls are refused.
  public_key bytea,
  last_active_at timestamptz not null default now(),
  -- The longest pause since the person last logged in or confirmed (PP-04).
  idle_seconds int not null default 0,
  confirm_wrong int not null default 0,
  confirm_wrong_at timestamptz
);
create index on sessions (merchant, member_id) where ended_at is null;

create table socket_tickets (
  ticket_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);

create table sealing_keys (
  id text primary key,
  public_key bytea not null,
  private_key bytea not null,
  created_at timestamptz not null default now()
);

-- Hash of the ephemeral key of each opened sealed body, against replay.
create table opened_bodies (
  enc_hash bytea primary key,
  at timestamptz not null default now()
);
create index on opened_bodies (at);

-- Nonces of signed calls, against replay.
create table call_nonces (
  session_id uuid not null,
  nonce text not null,
  at timestamptz not null default now(),
  primary key (session_id, nonce)
);
create index on call_nonces (at);

create table confirmations (
  token_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index on confirmations (expires_at);

-- By user name as typed, also for names that do not exist, so that the answers are equal.
create table login_failures (
  merchant text not null references merchants,
  username text not null,
  failures int not null,
  last_at timestamptz not null,
  primary key (merchant, username)
);

-- Failed log-ins by address (of IPv6 its /64), over all names and merchants.
create table address_failures (
  address text primary key,
  failures int not null,
  since timestamptz not null
);

-- Quotas per hour: mail addresses asked about, codes sent by text message.
create table hourly_counts (
  merchant text not null references merchants,
  what text not null,
  -- The address or number that is counted; empty for the whole merchant.
  who text not null,
  times int not null,
  since timestamptz not null,
  primary key (merchant, what, who)
);

-- Codes sent by text message or mail: a hash of the newest for each purpose and address.
create table verification_codes (
  merchant text not null references merchants,
  purpose text not null check (purpose in ('login', 'register', 'password')),
  -- A mobile number in E.164, or a mail address.
  address text not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  wrong smallint not null default 0,
  sent_at timestamptz not null default now(),
  primary key (merchant, purpose, address)
);

-- Wrong codes entered for a number or mail address since the last right one.
create table code_guesses (
  merchant text not null references merchants,
  address text not null,
  wrong int not null,
  primary key (merchant, address)
);

-- Hashes of one-time links, sent by mail, to set a new password.
create table password_links (
  code_hash bytea primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  expires_at timestamptz not null
);
create index on password_links (merchant, member_id);

create table login_links (
  code_hash bytea primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  expires_at timestamptz not null
);

-- The secret is encrypted with a key outside the database. `last_step` is the time step of the last accepted code.
create table second_factors (
  member_id bigint primary key references members,
  merchant text not null references merchants,
  secret bytea not null,
  enrolled_at timestamptz,
  last_step bigint not null default 0,
  -- Wrong codes since the last right one.
  guesses int not null default 0
);

create table recovery_codes (
  merchant text not null references merchants,
  member_id bigint not null references members,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- Log-ins that passed the first factor and wait for the second.
create table factor_tickets (
  ticket_hash bytea primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  entry jsonb not null,
  wrong int not null default 0,
  expires_at timestamptz not null
);
create index on factor_tickets (expires_at);

-- Firebase users and their members.
create table firebase_identities (
  merchant text not null references merchants,
  project text not null,
  uid text not null,
  member_id bigint not null references members,
  channel text not null check (channel in ('google', 'facebook', 'phone')),
  linked_at timestamptz not null default now(),
  primary key (merchant, project, uid)
);
create index on firebase_identities (member_id);

-- ID tokens that opened a session, until they expire, against replay.
create table firebase_tokens (
  token_hash bytea primary key,
  until timestamptz not null
);

create table captcha_keys (
  id text primary key,
  secret bytea not null,
  created_at timestamptz not null default now()
);

-- Hashes of accepted proofs of work, against replay.
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
  -- Answers so far, right or wrong.
  tries smallint not null default 0
);
create index on captchas (expires_at);

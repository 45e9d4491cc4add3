-- The Studio's own tables. Money is whole minor units; a player account is one player of one merchant, in real or in free play.

create table player_account (
  id text primary key,
  merchant text not null,
  player text not null,
  demo boolean not null,
  -- Start of the last round: the next may start only so much later (PP-20).
  last_start_at timestamptz
);

create table play_session (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  -- The platform's id of this session; bets are made under it.
  platform_session text not null unique,
  player_account text not null references player_account,
  game text not null,
  currency text not null,
  exponent smallint not null,
  language text not null,
  min_stake bigint not null,
  max_stake bigint not null,
  min_round_ms int not null,
  balance bigint not null,
  balance_at timestamptz not null,
  -- Net and wagered since the player's login, and when that was (PP-10, PP-11).
  net bigint not null,
  wagered bigint not null,
  position_started_at timestamptz not null,
  ended text check (ended in ('kicked', 'expired')),
  created_at timestamptz not null
);
create index on play_session (player_account);

create table seed_pair (
  id uuid primary key default gen_random_uuid(),
  player_account text not null references player_account,
  server_seed text not null,
  commitment text not null,
  -- Null until the pair is in use: the commitment is made before the player chooses.
  client_seed text,
  -- Rounds started with this pair.
  nonce int not null default 0,
  state text not null check (state in ('next', 'active', 'revealed')),
  created_at timestamptz not null,
  activated_at timestamptz,
  revealed_at timestamptz,
  check (state = 'next' or client_seed is not null)
);
create unique index seed_pair_one_active on seed_pair (player_account) where state = 'active';
create unique index seed_pair_one_next on seed_pair (player_account) where state = 'next';

create table round (
  number bigint generated always as identity unique,
  id text primary key,
  player_account text not null references player_account,
  session_id uuid not null references play_session,
  client_round_id uuid not null,
  stake bigint not null check (stake > 0),
  currency text not null,
  exponent smallint not null,
  seed_pair_id uuid not null references seed_pair,
  nonce int not null,
  -- created: nothing was sent · bet_sent: the bet may be booked · cancelling: it is being rolled back · disputed: an operator must decide.
  state text not null check (state in
    ('created', 'bet_sent', 'bet_ok', 'settle_sent', 'cancelling', 'closed', 'cancelled', 'disputed')),
  bet_tx_id text not null unique,
  outcome jsonb,
  win bigint,
  jackpot_amount bigint,
  -- Why a cancelled round was cancelled, or what is disputed.
  reason text,
  -- End of the lease on the round; after it, a worker processes the round.
  lease_until timestamptz,
  seen_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  unique (player_account, client_round_id),
  unique (seed_pair_id, nonce),
  check (outcome is null or state in ('settle_sent', 'closed', 'cancelled', 'disputed'))
);
create unique index round_one_open on round (player_account) where state not in ('closed', 'cancelled', 'disputed');
create index on round (lease_until) where state in ('created', 'bet_sent', 'bet_ok');
create index on round (player_account, number desc);

-- Calls that must reach the platform, in the order of their position within a round.
create table outgoing (
  id bigint generated always as identity primary key,
  round_id text not null references round,
  position int not null,
  kind text not null check (kind in ('rollback', 'settle')),
  tx_id text not null unique,
  body jsonb not null,
  attempts int not null default 0,
  due_at timestamptz not null,
  lease_until timestamptz,
  created_at timestamptz not null,
  first_sent_at timestamptz,
  done_at timestamptz,
  code text,
  last_fault text,
  unique (round_id, position)
);
create index on outgoing (due_at) where done_at is null;

-- Transactions that the platform confirmed, for reconciliation. Read in order of (xid, id): ids alone commit out of order.
create table tx (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  tx_id text not null unique,
  kind text not null check (kind in ('bet', 'settle', 'rollback')),
  amount bigint not null,
  round_id text not null references round,
  at timestamptz not null,
  reconciled_at timestamptz
);
create index on tx (xid, id);
create index on tx (at) where reconciled_at is null;

-- Nonces of the platform's signed calls, remembered for ten minutes.
create table nonce (
  nonce text primary key,
  at timestamptz not null
);
create index on nonce (at);

-- State of the daily reconciliation: the platform's feed is compared with the confirmed transactions.
create table reconciliation (
  only_one boolean primary key default true check (only_one),
  -- Cursor in the platform's feed; its last, unfinished page is read again.
  after text not null default '0',
  due_at timestamptz not null,
  lease_until timestamptz
);
insert into reconciliation (due_at) values (now());

-- Differences between both sides; an operator reviews each.
create table difference (
  tx_id text primary key,
  what text not null check (what in ('unknown_here', 'unknown_there', 'other_amount')),
  details jsonb not null,
  at timestamptz not null
);

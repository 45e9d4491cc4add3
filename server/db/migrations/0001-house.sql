-- The house's tables. Every table that belongs to a brand carries `merchant`; money is bigint minor units.

create table house (
  one boolean primary key default true check (one),
  -- The database's history (W1): `operator restored` draws a new one.
  epoch text not null,
  created_at timestamptz not null default now()
);

create table leases (
  name text primary key,
  holder uuid not null,
  until timestamptz not null,
  -- Grows with each change of holder: what a deposed holder still writes is refused by it.
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

create table members (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  username text not null,
  nickname text not null,
  password_hash text not null,
  type smallint not null default 0,
  upline bigint references members,
  currency text not null,
  exponent smallint not null,
  demo boolean not null default false,
  locked boolean not null default false,
  play_blocked_reason text,
  excluded_until timestamptz,
  logged_in_before boolean not null default false,
  password_changed_at timestamptz not null default now(),
  failed_logins smallint not null default 0,
  failed_since timestamptz,
  referral_code text not null unique,
  referred_by bigint references members,
  unread_version bigint not null default 1,
  created_at timestamptz not null default now(),
  unique (merchant, username)
);
create index on members (merchant, upline);

create table consents (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  kind text not null,
  version text not null,
  at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  token_hash bytea not null unique,
  user_agent text not null,
  ip text not null,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  last_money_auth_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  -- Net position since the login (PP-10), moved in the transaction that moves the money.
  play_net bigint not null default 0,
  play_wagered bigint not null default 0,
  play_version bigint not null default 1
);
create index on sessions (merchant, member_id) where ended_at is null;

create table socket_tickets (
  ticket_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);

-- The ledger --------------------------------------------------------------------------------------------------------

create table accounts (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  -- 'real', or 'demo' for free play (PP-23): never mixed in one posting.
  ledger text not null check (ledger in ('real', 'demo')),
  -- wallet | house | pool | cashier | receivable | reserve | bonus
  kind text not null,
  owner text not null,
  currency text not null,
  exponent smallint not null,
  balance bigint not null default 0,
  version bigint not null default 0,
  -- Hot accounts are appended to and folded in batches; their balance is balance + sum(pending).
  hot boolean not null default false,
  unique (merchant, ledger, kind, owner, currency),
  constraint wallet_not_below_zero check (kind not in ('wallet', 'pool') or balance >= 0)
);

-- Written by ledger_post alone, which checks the merchant and the accounts: a foreign key to a row that every bet shares
-- would be a lock on it in every bet.
create table postings (
  id bigint generated always as identity primary key,
  merchant text not null,
  kind text not null,
  actor text not null,
  idempotency_key text not null,
  payload_hash bytea not null,
  about text not null default '',
  round_id uuid,
  answer jsonb,
  at timestamptz not null default now(),
  unique (merchant, actor, idempotency_key)
);
create index on postings (merchant, at);

create table entries (
  account_id bigint not null references accounts,
  version bigint not null,
  merchant text not null,
  posting_id bigint not null references postings,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  primary key (account_id, version)
);
create index on entries (posting_id);

create table pending_entries (
  id bigint generated always as identity primary key,
  merchant text not null,
  account_id bigint not null,
  posting_id bigint not null references postings,
  amount bigint not null check (amount <> 0)
);
create index on pending_entries (account_id, id);

-- Live --------------------------------------------------------------------------------------------------------------

create table outbox (
  id bigint generated always as identity primary key,
  merchant text not null,
  feed text not null,
  key text not null,
  -- Room the envelope goes to: public:<merchant> | member:<id> | agent:<id> | chat:<room>.
  room text not null,
  -- State feeds: the version of the row. Event feeds: null here, numbered by the relay as it appends to the log.
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

-- The head of each event log; grows without gaps under the relay's lease.
create table feed_heads (
  feed text not null,
  key text not null,
  merchant text not null references merchants,
  seq bigint not null,
  primary key (feed, key)
);

-- What clients sent over the socket that matters: done once by id (W6).
create table acts (
  merchant text not null references merchants,
  member_id bigint not null references members,
  id uuid not null,
  answer jsonb not null,
  at timestamptz not null default now(),
  primary key (member_id, id)
);

-- Games -------------------------------------------------------------------------------------------------------------

create table vendors (
  merchant text not null references merchants,
  code text not null,
  name text not null,
  -- Address of the vendor's own API for platform → vendor calls; null where no engine is built.
  base_url text,
  enabled boolean not null default true,
  maintenance_until timestamptz,
  position int not null default 0,
  primary key (merchant, code)
);

create table vendor_keys (
  merchant text not null,
  vendor text not null,
  key_id text not null unique,
  secret text not null,
  -- 'in': the vendor signs its calls to us; 'out': we sign ours to the vendor.
  direction text not null check (direction in ('in', 'out')),
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (merchant, vendor, key_id),
  foreign key (merchant, vendor) references vendors
);

create table pools (
  merchant text not null references merchants,
  id text not null,
  name text not null,
  account_id bigint not null references accounts,
  position int not null default 0,
  -- A reset pool starts between these, drawn evenly, paid by the house; minor units.
  seed_min bigint not null check (seed_min > 0),
  seed_max bigint not null,
  contribution_micro bigint not null,
  one_in bigint not null,
  reference_stake bigint not null,
  -- Contributions not yet a whole minor unit; in millionths, below 1,000,000 after each fold.
  reserve_micro bigint not null default 0,
  contributed_micro numeric(30) not null default 0,
  seeded bigint not null default 0,
  dripped bigint not null default 0,
  paid bigint not null default 0,
  last_win_amount bigint,
  last_win_at timestamptz,
  last_win_player text,
  version bigint not null default 1,
  primary key (merchant, id)
);

-- Appended by bets without touching the pool's row; folded in batches and by a win.
create table pool_contributions (
  id bigint generated always as identity primary key,
  merchant text not null,
  pool_id text not null,
  vendor_tx_id bigint not null,
  amount_micro bigint not null,
  foreign key (merchant, pool_id) references pools
);

create table pool_wins (
  id bigint generated always as identity primary key,
  merchant text not null,
  pool_id text not null,
  member_id bigint not null references members,
  amount bigint not null,
  player_name text not null,
  at timestamptz not null default now(),
  foreign key (merchant, pool_id) references pools
);

create table games (
  node_id bigint not null,
  merchant text not null references merchants,
  vendor text not null,
  code text not null,
  game_type text not null,
  classify text[] not null default '{}',
  names jsonb not null,
  is_game text not null default 'GAME',
  parent_node_id bigint,
  room_id text,
  support_play smallint not null default 1,
  hot boolean not null default false,
  fresh boolean not null default false,
  playable boolean not null default false,
  enabled boolean not null default true,
  maintenance_until timestamptz,
  pool_id text,
  min_bet bigint not null default 0,
  max_bet bigint not null default 0,
  lines int not null default 0,
  -- Slots: at least this long from start to start (PP-20), milliseconds.
  min_round_ms int not null default 0,
  popularity int not null default 0,
  search text not null,
  primary key (merchant, node_id),
  unique (merchant, vendor, code),
  foreign key (merchant, vendor) references vendors
);
create index on games (merchant, game_type, popularity desc, node_id);

create table favourites (
  merchant text not null,
  member_id bigint not null references members,
  node_id bigint not null,
  at timestamptz not null default now(),
  primary key (member_id, node_id),
  foreign key (merchant, node_id) references games
);

create table recent_games (
  merchant text not null,
  member_id bigint not null references members,
  node_id bigint not null,
  at timestamptz not null default now(),
  primary key (member_id, node_id),
  foreign key (merchant, node_id) references games
);

-- Vendor API --------------------------------------------------------------------------------------------------------

-- The vendor names a session by its id, which it learns for the launch token; each of its calls is signed besides.
create table play_sessions (
  id uuid primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  -- The login session whose net position it moves.
  session_id uuid not null references sessions,
  vendor text not null,
  node_id bigint not null,
  ledger text not null check (ledger in ('real', 'demo')),
  language text not null,
  launch_token_hash bytea not null unique,
  launch_expires_at timestamptz not null,
  token_used_at timestamptz,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  last_round_at timestamptz
);
create index on play_sessions (merchant, member_id, started_at desc);

create table rounds (
  id uuid primary key,
  merchant text not null references merchants,
  vendor text not null,
  vendor_round_id text not null,
  member_id bigint not null references members,
  play_session_id uuid not null references play_sessions,
  node_id bigint not null,
  ledger text not null,
  currency text not null,
  exponent smallint not null,
  stake bigint not null default 0,
  payout bigint not null default 0,
  state text not null default 'open' check (state in ('open', 'closed', 'rolled_back')),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (merchant, vendor, vendor_round_id, member_id)
);
create index on rounds (merchant, member_id, opened_at desc);

create table vendor_txs (
  id bigint generated always as identity primary key,
  merchant text not null,
  vendor text not null,
  tx_id text not null,
  kind text not null check (kind in ('bet', 'settle', 'rollback', 'adjust')),
  member_id bigint not null references members,
  round_id uuid references rounds,
  vendor_round_id text not null,
  target_tx_id text,
  amount bigint not null,
  moved bigint not null default 0,
  payload_hash bytea not null,
  state text not null check (state in ('applied', 'refused', 'rolled_back', 'tombstone')),
  code text not null,
  platform_tx_id uuid not null,
  -- A settle of type jackpot: the pool that paid. A bet: the pool it gave to, and how much, in millionths.
  pool_id text,
  contribution_micro bigint not null default 0,
  posting_id bigint references postings,
  answer jsonb not null,
  at timestamptz not null default now(),
  unique (merchant, vendor, tx_id)
);
-- A reversal is keyed by its target, so it happens once.
create unique index vendor_tx_one_reversal on vendor_txs (merchant, vendor, target_tx_id) where kind = 'rollback' and state in ('applied', 'tombstone');
-- By time alone: beginning with merchant and vendor, a planner without statistics takes it for a search by tx_id.
create index on vendor_txs (at);
create index on vendor_txs (round_id);

create table vendor_nonces (
  key_id text not null,
  nonce uuid not null,
  at timestamptz not null default now(),
  primary key (key_id, nonce)
);
create index on vendor_nonces (at);

create table incidents (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  kind text not null,
  member_id bigint,
  details jsonb not null,
  at timestamptz not null default now()
);

-- PP-13: the lowest that applies wins; `owner` player or operator. period: day | week | month | session | bet.
create table limits (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  kind text not null check (kind in ('stake', 'loss', 'wager', 'time', 'deposit')),
  period text not null,
  amount bigint not null,
  owner text not null check (owner in ('player', 'operator')),
  from_at timestamptz not null default now(),
  unique (member_id, kind, period, owner)
);

-- Moved in the transaction of the bet; `starts_on` is the first day of the period in the brand's offset.
create table limit_counters (
  merchant text not null references merchants,
  member_id bigint not null references members,
  kind text not null,
  period text not null,
  starts_on date not null,
  amount bigint not null default 0,
  primary key (member_id, kind, period, starts_on)
);

create table reality_checks (
  merchant text not null references merchants,
  member_id bigint primary key references members,
  every_minutes int not null,
  pending_since timestamptz,
  last_answered_at timestamptz not null default now()
);

-- Cashier -----------------------------------------------------------------------------------------------------------

create table deposit_methods (
  merchant text not null references merchants,
  code text not null,
  provider text not null,
  name text not null,
  minimum bigint not null,
  maximum bigint not null,
  fee bigint not null default 0,
  instructions jsonb not null default '{}',
  sandbox boolean not null,
  -- From this amount on a paid deposit waits for the operator.
  review_from bigint,
  enabled boolean not null default true,
  position int not null default 0,
  primary key (merchant, code)
);

create table deposits (
  id uuid primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  method text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  exponent smallint not null,
  state text not null check (state in ('pending', 'review', 'paid', 'refused', 'expired')),
  provider text not null,
  provider_ref text,
  pay_url text not null,
  idempotency_key uuid not null,
  payload_hash bytea not null,
  reason text,
  posting_id bigint references postings,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (member_id, idempotency_key),
  foreign key (merchant, method) references deposit_methods
);
create index on deposits (merchant, member_id, created_at desc);

create table webhook_events (
  provider text not null,
  event_id text not null,
  payload_hash bytea not null,
  at timestamptz not null default now(),
  primary key (provider, event_id)
);

-- Content -----------------------------------------------------------------------------------------------------------

create table notices (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  type text not null,
  titles jsonb not null,
  bodies jsonb not null,
  execution text not null default 'B',
  published_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index on notices (merchant, published_at desc);

create table notice_reads (
  merchant text not null references merchants,
  member_id bigint not null references members,
  notice_id bigint not null references notices,
  at timestamptz not null default now(),
  primary key (member_id, notice_id)
);

create table banners (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  group_name text not null,
  texts jsonb not null,
  art text not null,
  url text not null,
  linkage_type text not null,
  position int not null default 0
);

create table promotions (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  texts jsonb not null,
  art text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  position int not null default 0
);

create table help_topics (
  merchant text not null references merchants,
  anchor text not null,
  texts jsonb not null,
  position int not null default 0,
  primary key (merchant, anchor)
);

-- Significant events (PP-29): who did what, before, after, why; hash-chained per merchant.
create table audit (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  actor text not null,
  action text not null,
  reason text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null default now(),
  previous_hash bytea,
  hash bytea not null
);

-- Kill switches (PP-30) beside merchants.play_stopped, vendors.enabled and games.enabled: one login.
create table stopped_logins (
  merchant text not null references merchants,
  username text not null,
  reason text not null,
  at timestamptz not null default now(),
  primary key (merchant, username)
);

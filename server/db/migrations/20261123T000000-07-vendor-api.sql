-- The vendor API.

create table vendor_keys (
  merchant text not null,
  vendor text not null,
  key_id text not null unique,
  secret text not null,
  -- 'in': the vendor signs its calls; 'out': the platform signs its calls to the vendor.
  direction text not null check (direction in ('in', 'out')),
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (merchant, vendor) references vendors,
  primary key (merchant, vendor, key_id)
);

create table vendor_nonces (
  key_id text not null,
  nonce uuid not null,
  at timestamptz not null default now(),
  primary key (key_id, nonce)
);
create index on vendor_nonces (at);

-- The vendor gets a session's id for its launch token.
create table play_sessions (
  id uuid primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  -- The login session whose net position it changes.
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
  ledger text not null check (ledger in ('real', 'demo')),
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
  -- A settle of type jackpot: the pool that paid. A bet: the pool that it contributed to, and the millionths.
  pool_id text,
  contribution_micro bigint not null default 0,
  ledger_transaction_id bigint references ledger_transactions,
  answer jsonb not null,
  at timestamptz not null default now(),
  unique (merchant, vendor, tx_id)
);
-- A reversal is keyed by its target, so it happens once.
create unique index vendor_tx_one_reversal on vendor_txs (merchant, vendor, target_tx_id)
  where kind = 'rollback' and state in ('applied', 'tombstone');
-- By time alone: with merchant and vendor first, a planner without statistics uses it for searches by tx_id.
create index on vendor_txs (at);
create index on vendor_txs (round_id);

create table vendor_reconciliations (
  id bigint generated always as identity primary key,
  merchant text not null,
  vendor text not null,
  -- Position in the vendor's list of transactions.
  next_cursor text,
  compared int not null,
  differences int not null,
  -- Rollbacks of unknown bets (case 17) since the previous reconciliation.
  tombstones int not null,
  at timestamptz not null default now(),
  foreign key (merchant, vendor) references vendors
);
create index on vendor_reconciliations (merchant, vendor, id desc);

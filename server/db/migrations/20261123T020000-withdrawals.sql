-- Withdrawals: methods, payout accounts, orders with their timeline and parts, and the turnover that deposits require.

-- Ways to be paid, with bounds and fees. Amounts in minor units; shares in millionths. Null: no bound.
create table withdrawal_methods (
  merchant text not null references merchants,
  code text not null,
  kind text not null check (kind in ('bank', 'ewallet', 'crypto')),
  provider text not null,
  name text not null,
  minimum bigint not null check (minimum > 0),
  maximum bigint not null,
  daily_count int,
  daily_sum bigint,
  fee_fixed bigint not null default 0,
  fee_share_micro int not null default 0 check (fee_share_micro between 0 and 1000000),
  -- Withdrawals of a day without a fee.
  free_a_day int not null default 0,
  -- An order of this amount or more waits for the operator.
  review_from bigint,
  sandbox boolean not null,
  enabled boolean not null default true,
  position int not null default 0,
  primary key (merchant, code)
);

-- Where a member can be paid. A changed account is a new row, so that orders keep the account that they were made for.
create table payout_accounts (
  id uuid primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  kind text not null check (kind in ('bank', 'ewallet', 'crypto')),
  -- The bank's code, the wallet's provider, or the network.
  institution text not null,
  -- Account number, IBAN, wallet id or address, without spaces.
  number text not null,
  holder_name text not null,
  created_at timestamptz not null default now(),
  -- Payouts to the account wait until then.
  held_until timestamptz not null,
  removed_at timestamptz
);
create index on payout_accounts (merchant, member_id) where removed_at is null;
-- An account belongs to one member.
create unique index payout_accounts_in_use on payout_accounts (merchant, kind, institution, number) where removed_at is null;

-- Wrong payment passwords since the last right one, and tries that are being checked: together at most five.
create table payment_password_tries (
  merchant text not null references merchants,
  member_id bigint primary key references members,
  wrong int not null default 0,
  checking int not null default 0,
  at timestamptz not null default clock_timestamp()
);
-- Payouts of a member wait until then, after the payment password was reset by mail.
alter table profiles add column payouts_held_until timestamptz;

create table withdrawals (
  id uuid primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  method text not null,
  payout_account_id uuid not null references payout_accounts,
  -- What leaves the wallet; the fee is a part of it.
  amount bigint not null check (amount > 0),
  fee bigint not null,
  currency text not null,
  exponent smallint not null,
  state text not null check (state in (
    'checking', 'approved', 'paying', 'paid', 'confirmed', 'refused', 'failed', 'returned')),
  provider text not null,
  provider_ref text,
  idempotency_key uuid not null,
  payload_hash bytea not null,
  reason text,
  ledger_transaction_id bigint references ledger_transactions,
  -- When the next question to the provider is due.
  ask_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint withdrawal_fee_within_amount check (fee >= 0 and fee < amount),
  unique (member_id, idempotency_key),
  foreign key (merchant, method) references withdrawal_methods
);
create index on withdrawals (merchant, member_id, created_at desc);
create index withdrawals_to_pay on withdrawals (ask_at) where state in ('approved', 'paying');
create index withdrawals_to_check on withdrawals (merchant, created_at) where state = 'checking';

-- The timeline: each state with its actor, reason and time.
create table withdrawal_events (
  id bigint generated always as identity primary key,
  merchant text not null,
  withdrawal_id uuid not null references withdrawals,
  state text not null check (state in (
    'requested', 'checking', 'approved', 'paying', 'part_paid', 'paid', 'part_received', 'part_not_received',
    'part_forced_received', 'confirmed', 'refused', 'failed', 'returned')),
  actor text not null check (actor in ('member', 'platform', 'operator', 'provider')),
  reason text,
  details jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create index on withdrawal_events (withdrawal_id, id);

-- What the provider paid. A withdrawal may be paid in parts, which the member confirms one by one.
create table withdrawal_parts (
  id uuid primary key,
  merchant text not null,
  withdrawal_id uuid not null references withdrawals,
  provider_event text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('waiting', 'received', 'not_received', 'forced_received', 'returned')),
  remark text,
  -- A part unanswered until then counts as received.
  due_at timestamptz not null,
  paid_at timestamptz not null default clock_timestamp(),
  answered_at timestamptz,
  unique (withdrawal_id, provider_event)
);
create index withdrawal_parts_waiting on withdrawal_parts (due_at) where state = 'waiting';

-- Turnover that must be met before a withdrawal. `met` grows by valid stakes of settled rounds, the oldest requirement first.
create table turnover_requirements (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  source text not null check (source in ('deposit', 'bonus')),
  source_id text not null,
  required bigint not null check (required > 0),
  met bigint not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  -- When it was met or cancelled.
  closed_at timestamptz,
  unique (merchant, source, source_id),
  constraint met_within_required check (met between 0 and required)
);
create index turnover_requirements_open on turnover_requirements (member_id, id) where closed_at is null;

-- The rounds that counted towards a requirement.
create table requirement_stakes (
  requirement_id bigint not null references turnover_requirements,
  merchant text not null,
  round_id uuid not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null default clock_timestamp(),
  primary key (requirement_id, round_id)
);
create index on requirement_stakes (round_id);

alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in (
  'deposit', 'withdrawal', 'withdrawal_returned', 'payout', 'fee', 'bet', 'win', 'jackpot', 'rollback', 'adjust', 'bonus',
  'transfer', 'salary', 'shortfall', 'write_off', 'pool_seed', 'pool_fund', 'pool_contribution'));
alter table members add column withdrawals_version bigint not null default 1;

-- The ledger.

create table accounts (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  -- Real money or free play (PP-23), never mixed in one ledger transaction.
  ledger text not null check (ledger in ('real', 'demo')),
  kind text not null check (kind in ('wallet', 'house', 'pool', 'cashier', 'receivable', 'reserve', 'bonus')),
  -- `member:<id>`, `pool:<id>`, `provider:<code>`, or the merchant's code.
  owner text not null,
  member_id bigint generated always as (case when owner like 'member:%' then substr(owner, 8)::bigint end) stored,
  currency text not null,
  exponent smallint not null,
  balance bigint not null default 0,
  version bigint not null default 0,
  -- Entries of hot accounts are appended to unrolled_entries and rolled up in batches.
  hot boolean not null default false,
  allow_negative boolean not null default false,
  -- Amounts stay within what a JavaScript number holds exactly (2^53 - 1).
  constraint balance_is_exact check (balance between -9007199254740991 and 9007199254740991),
  constraint balance_not_negative check (allow_negative or balance >= 0),
  unique (merchant, ledger, kind, owner, currency)
);
create index on accounts (member_id, kind) where member_id is not null;

-- Written only by ledger_post and ledger_post_many, which check merchant and accounts. A foreign key to a row that every
-- bet shares would lock that row in every bet.
create table ledger_transactions (
  id bigint generated always as identity primary key,
  merchant text not null,
  kind text not null check (kind in (
    'deposit', 'withdrawal', 'fee', 'bet', 'win', 'jackpot', 'rollback', 'adjust', 'bonus', 'transfer', 'salary',
    'shortfall', 'write_off', 'pool_seed', 'pool_fund', 'pool_contribution')),
  actor text not null,
  idempotency_key text not null,
  payload_hash bytea not null,
  about text not null default '',
  round_id uuid,
  answer jsonb,
  at timestamptz not null default now(),
  unique (merchant, actor, idempotency_key)
);

create table entries (
  account_id bigint not null,
  version bigint not null,
  merchant text not null,
  ledger_transaction_id bigint not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  primary key (account_id, version)
);
create index on entries (ledger_transaction_id);

create table unrolled_entries (
  id bigint generated always as identity primary key,
  merchant text not null,
  account_id bigint not null,
  ledger_transaction_id bigint not null,
  amount bigint not null check (amount <> 0)
);
create index on unrolled_entries (account_id, id);

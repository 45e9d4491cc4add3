-- Payments.

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
  -- A paid deposit of this amount or more waits for the operator.
  review_from bigint,
  enabled boolean not null default true,
  position int not null default 0,
  -- Amounts that the page offers, in minor units, ascending.
  presets bigint[] not null default '{}',
  constraint presets_within_bounds check (minimum <= all (presets) and maximum >= all (presets)),
  primary key (merchant, code)
);

-- A merchant's account at a payment provider, with the secret that signs calls in both directions.
create table provider_accounts (
  merchant text not null references merchants,
  provider text not null,
  account text not null,
  secret text not null,
  -- A URL, or a path on this node for the sandbox provider.
  base_url text not null,
  primary key (merchant, provider),
  unique (provider, account)
);

create table deposits (
  id uuid primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  method text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  exponent smallint not null,
  state text not null check (state in ('pending', 'review', 'paid', 'refused', 'expired', 'cancelled')),
  provider text not null,
  provider_ref text,
  pay_url text not null,
  idempotency_key uuid not null,
  payload_hash bytea not null,
  reason text,
  ledger_transaction_id bigint references ledger_transactions,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The fee is fixed when the deposit is ordered. `settled` is the part that paid an earlier shortfall.
  fee bigint not null default 0,
  settled bigint not null default 0,
  constraint fee_within_amount check (fee >= 0 and fee < amount),
  constraint settled_within_amount check (settled >= 0 and settled <= amount - fee),
  foreign key (merchant, method) references deposit_methods,
  unique (member_id, idempotency_key)
);
create index on deposits (merchant, member_id, created_at desc);

create table webhook_events (
  provider text not null,
  event_id text not null,
  payload_hash bytea not null,
  at timestamptz not null default now(),
  primary key (provider, event_id)
);

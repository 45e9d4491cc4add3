-- What a brand has at a payment provider: the account, and the secret that signs both ways.
create table provider_accounts (
  merchant text not null references merchants,
  provider text not null,
  account text not null,
  secret text not null,
  -- An address, or a path on this node where the provider is the house's own sandbox.
  base_url text not null,
  primary key (merchant, provider),
  unique (provider, account)
);

-- The sandbox cashier is a provider of its own: it knows its accounts and payments, and nothing of the house.
create schema cashier;

create table cashier.accounts (
  code text primary key,
  secret text not null,
  name text not null,
  webhook_url text not null
);

create table cashier.payments (
  id text primary key,
  account text not null references cashier.accounts,
  order_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  exponent smallint not null,
  language text not null,
  return_url text not null,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'paid', 'declined')),
  decided_at timestamptz,
  -- The webhook that tells of the decision: one event, sent again until it is acknowledged.
  event_id uuid,
  attempts int not null default 0,
  next_attempt_at timestamptz,
  acknowledged_at timestamptz,
  unique (account, order_id)
);
create index on cashier.payments (next_attempt_at) where acknowledged_at is null and next_attempt_at is not null;

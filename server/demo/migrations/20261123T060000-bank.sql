-- The sandbox bank, which pays withdrawals out: a provider of its own.
create schema bank;

create table bank.orders (
  merchant text not null,
  withdrawal_id uuid not null,
  reference text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  exponent smallint not null,
  received_at timestamptz not null,
  -- The event that says that the order is paid, once it is.
  event_id uuid not null default gen_random_uuid(),
  primary key (merchant, withdrawal_id)
);

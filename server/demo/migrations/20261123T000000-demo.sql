-- Tables of the demo: its sent messages, and the sandbox cashier, which is a payment provider of its own.

-- Text messages and mails of the demo, shown at /dev/mail; the newest few hundred are kept.
create table sent_messages (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  kind text not null check (kind in ('sms', 'mail')),
  recipient text not null,
  subject text,
  text text not null,
  at timestamptz not null default now()
);
create index on sent_messages (merchant, id);

-- Members who are played by the demo's traffic.
create table simulated_members (
  merchant text not null references merchants,
  member_id bigint primary key references members
);

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
  state text not null default 'open' check (state in ('open', 'paid', 'declined', 'cancelled')),
  decided_at timestamptz,
  -- The webhook about the decision: one event, repeated until it is acknowledged.
  event_id uuid,
  attempts int not null default 0,
  next_attempt_at timestamptz,
  acknowledged_at timestamptz,
  unique (account, order_id)
);
create index on cashier.payments (next_attempt_at) where acknowledged_at is null and next_attempt_at is not null;

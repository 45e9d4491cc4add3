-- The sandbox bank as a service of its own: what it does with orders, what happened to them, and its webhooks.
create table bank.settings (
  only_one boolean primary key default true check (only_one),
  -- What it does with new orders.
  conduct text not null default 'pays' check (conduct in ('pays', 'parts', 'fails', 'silent', 'twice', 'late', 'down')),
  -- Token of the platform's calls.
  key text not null,
  -- Signs webhooks.
  webhook_key text not null
);

create table bank.events (
  id uuid primary key default gen_random_uuid(),
  merchant text not null,
  withdrawal_id uuid not null,
  outcome text not null check (outcome in ('part_paid', 'failed', 'returned')),
  amount bigint not null,
  reason text,
  -- Part of the order's status from then on.
  happens_at timestamptz not null,
  position bigint generated always as identity,
  -- When the next webhook is due; null after the last one.
  call_at timestamptz,
  calls_left int not null default 1,
  failed_calls int not null default 0,
  foreign key (merchant, withdrawal_id) references bank.orders
);
create index on bank.events (merchant, withdrawal_id);
create index on bank.events (call_at) where call_at is not null;

insert into bank.events (id, merchant, withdrawal_id, outcome, amount, happens_at)
  select event_id, merchant, withdrawal_id, 'part_paid', amount, received_at + interval '3 seconds' from bank.orders;
alter table bank.orders drop column event_id;
-- Where the money goes, as its page shows it.
alter table bank.orders add column destination text not null default '';
create index on bank.orders (received_at desc);

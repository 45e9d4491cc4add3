-- Rain in the chat (MEM-08): a sum that is split into shares for those present in a room.

-- Owner `room:<id>`: what lies in it are the shares of the room's open rain that nobody has taken.
alter domain account_kind drop constraint account_kind_check;
alter domain account_kind add constraint account_kind_check check (value in (
  'wallet', 'vendor_wallet', 'house', 'pool', 'cashier', 'receivable', 'reserve', 'bonus', 'rain'));

alter table turnover_requirements drop constraint turnover_requirements_source_check;
alter table turnover_requirements add constraint turnover_requirements_source_check
  check (source in ('deposit', 'bonus', 'rain'));

-- The open rain as it is published with the state of the room; null: none.
alter table chat_rooms add column rain jsonb;

create table rains (
  id uuid primary key,
  merchant text not null references merchants,
  room_id bigint not null references chat_rooms,
  -- Null: the house.
  giver_id bigint references members,
  -- Its name in the chat.
  giver_name text,
  -- The demo began it.
  simulated boolean not null default false,
  currency text not null,
  exponent smallint not null,
  amount bigint not null check (amount > 0),
  shares int not null check (shares between 1 and amount),
  taken int not null default 0 check (taken between 0 and shares),
  at timestamptz not null default row_clock(),
  until_at timestamptz not null,
  ledger_transaction_id bigint not null,
  -- Of the member's call; null: the house.
  idempotency_key text,
  payload_hash bytea,
  ended_at timestamptz,
  -- What nobody took, and the ledger transaction that gave it back.
  returned bigint,
  returned_transaction_id bigint,
  check ((ended_at is null) = (returned is null)),
  check ((returned_transaction_id is null) = (coalesce(returned, 0) = 0)),
  unique (merchant, giver_id, idempotency_key)
);
create unique index rains_open on rains (room_id) where ended_at is null;
create index on rains (merchant, at);
create index on rains (giver_id, at) where giver_id is not null;

create table rain_shares (
  rain_id uuid not null references rains,
  n int not null,
  merchant text not null,
  amount bigint not null check (amount > 0),
  -- Who took it.
  member_id bigint references members,
  at timestamptz,
  ledger_transaction_id bigint,
  primary key (rain_id, n),
  check (num_nonnulls(member_id, at, ledger_transaction_id) in (0, 3))
);
create unique index rain_shares_member on rain_shares (rain_id, member_id) where member_id is not null;

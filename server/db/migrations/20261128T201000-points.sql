-- Points (MEM-05): rules by day, a ledger of points of its own, products and exchanges. Money in minor units of the merchant's
-- currency.

-- How points are earned, how long they last and what they are worth, from a day of the merchant on; see PointRules in the contract.
create table point_rules (
  merchant text not null references merchants,
  from_day date not null,
  rules jsonb not null,
  written_at timestamptz not null default now(),
  primary key (merchant, from_day)
);

create table point_accounts (
  member_id bigint primary key references members,
  merchant text not null references merchants,
  balance bigint not null default 0,
  -- Points that were taken back after they had been spent: the next points pay them.
  debt bigint not null default 0 check (debt >= 0),
  -- What play has earned, millionths of a point, and the whole points of it that have entries.
  earned_micro numeric(30) not null default 0,
  earned bigint not null default 0,
  -- Entries so far.
  version bigint not null default 0,
  constraint never_negative check (balance >= 0),
  constraint debt_is_paid_first check (balance = 0 or debt = 0)
);

create table point_entries (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references point_accounts,
  version bigint not null,
  kind text not null check (kind in ('earned', 'taken_back', 'debt', 'exchange', 'returned', 'expired')),
  amount bigint not null check (amount <> 0),
  -- After this entry.
  balance bigint not null check (balance >= 0),
  -- `play:<day>`, `exchange:<id>` or `expiry:<day>`.
  source text not null,
  reason text,
  -- The day from which points of this entry are gone; null for points that leave.
  expires_on date,
  at timestamptz not null default row_clock(),
  unique (member_id, version)
);
create index on point_entries (merchant, source) where kind in ('exchange', 'returned');

-- What is left of the points that expire on a day.
create table point_lots (
  member_id bigint not null references point_accounts,
  expires_on date not null,
  merchant text not null references merchants,
  remaining bigint not null check (remaining > 0),
  primary key (member_id, expires_on)
);
create index on point_lots (merchant, expires_on);

-- The valid stake that points were counted for, and the rate of the member's first play on that day, which stays.
create table point_days (
  member_id bigint not null references point_accounts,
  day date not null,
  game_type text not null,
  merchant text not null references merchants,
  -- Millionths of a point for each minor unit of valid stake.
  rate bigint not null check (rate >= 0),
  valid_stake bigint not null,
  primary key (member_id, day, game_type)
);

create table point_products (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  -- The operator's name for it.
  code text not null,
  category text not null check (category in ('goods', 'money', 'bonus')),
  points bigint not null check (points > 0),
  -- Money: what one pays. Bonus: the campaign whose award it is.
  amount bigint check (amount > 0),
  campaign text,
  -- How many there are in all, null: no bound; and how many are held or gone.
  stock int check (stock >= 0),
  taken int not null default 0 check (taken >= 0),
  max_each int check (max_each >= 1),
  -- Whether each exchange waits for the operator.
  reviewed boolean not null,
  enabled boolean not null,
  position int not null default 0,
  picture text,
  -- Name and text by language.
  texts jsonb not null,
  unique (merchant, code),
  constraint within_stock check (taken <= coalesce(stock, taken)),
  constraint has_worth check ((category = 'money') = (amount is not null) and (category = 'bonus') = (campaign is not null))
);

create table point_exchanges (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  exchange_type text not null check (exchange_type in ('goods', 'money', 'bonus', 'convert')),
  -- Null where points were converted to money.
  product_id bigint references point_products,
  -- Names of the product by language, as they were.
  names jsonb not null default '{}',
  quantity int not null check (quantity > 0),
  points bigint not null check (points > 0),
  -- Money that it pays in all.
  amount bigint check (amount > 0),
  campaign text,
  -- Where goods are sent, encrypted.
  delivery bytea,
  status text not null check (status in ('applying', 'passed', 'rejected')),
  idempotency_key uuid not null,
  payload_hash bytea not null,
  ledger_transaction_id bigint references ledger_transactions,
  award_id bigint references awards,
  created_at timestamptz not null default row_clock(),
  decided_at timestamptz,
  unique (member_id, idempotency_key)
);
create index on point_exchanges (member_id, id);
create index point_exchanges_applying on point_exchanges (merchant, id) where status = 'applying';
create index on point_exchanges (product_id);

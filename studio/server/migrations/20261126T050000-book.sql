-- The book: fixtures with moving prices, and the slips that are placed on them. Times are the database's.
create table book_fixture (
  id text primary key,
  game text not null,
  -- Of the game, from 1.
  number int not null,
  about jsonb not null,
  starts_at timestamptz not null,
  phase text not null check (phase in ('before', 'live', 'over', 'cancelled')),
  score jsonb not null,
  -- By market: its status, version, and outcomes with price and probability.
  markets jsonb not null default '{}',
  -- The last time at which its markets were stopped, and at which the feed said anything of it.
  stopped_at timestamptz,
  heard_at timestamptz not null default clock_timestamp(),
  -- Changes of what everybody sees.
  revision int not null default 1,
  ended_at timestamptz,
  unique (game, number)
);
create index on book_fixture (game, starts_at);

-- The revision that a merchant was told of.
create table book_told (
  fixture text not null references book_fixture,
  merchant text not null,
  revision int not null,
  primary key (fixture, merchant)
);

-- The simulated feed: what only it knows of a match, and when it speaks next. A real feed has no such table.
create table book_source (
  fixture text primary key references book_fixture,
  game text not null,
  state jsonb not null,
  due_at timestamptz not null
);
create index on book_source (due_at);

-- What the book may lose on an outcome, real and play money apart.
create table book_exposure (
  ledger text not null,
  fixture text not null references book_fixture,
  market text not null,
  outcome text not null,
  amount bigint not null check (amount >= 0),
  primary key (fixture, market, outcome, ledger)
);

create table book_slip (
  round_id text primary key references round,
  -- As the player asked for it.
  asked jsonb not null,
  asked_at timestamptz not null default clock_timestamp(),
  -- When a bet on a running match is decided.
  accept_at timestamptz,
  -- delayed: waits for accept_at · refused · accepted: in the book · settled · reopened: a result changed since · cashed.
  state text not null check (state in ('delayed', 'refused', 'accepted', 'settled', 'reopened', 'cashed')),
  -- Legs without a result.
  open_legs int not null default 0,
  -- The last cash-out that was offered: amount, versions of the legs' markets, and when it expires.
  offer jsonb,
  corrections int not null default 0,
  -- What the book may lose with it, and on which ledger.
  ledger text not null,
  exposure bigint not null default 0,
  is_released boolean not null default false
);
create index on book_slip (accept_at) where state = 'delayed';
create index on book_slip (round_id) where open_legs = 0 and state in ('accepted', 'reopened');
create index on book_slip (round_id) where not is_released;

create table book_leg (
  round_id text not null references book_slip,
  leg int not null,
  fixture text not null references book_fixture,
  market text not null,
  outcome text not null,
  result jsonb,
  primary key (round_id, leg)
);
create index on book_leg (fixture, market);

-- A slip is a round without seeds: it draws nothing.
alter table round add column is_slip boolean not null default false;
alter table round drop constraint round_seeds_check;
alter table round add constraint round_seeds_check
  check (num_nonnulls(seed_pair_id, table_round_id, hand_id) + is_slip::int = 1);
drop index round_one_open;
create unique index round_one_open on round (player_account, game)
  where table_round_id is null and hand_id is null and not is_slip and state not in ('closed', 'cancelled', 'disputed');

-- A corrected result is a difference to what was paid.
alter table outgoing drop constraint outgoing_kind_check;
alter table outgoing add constraint outgoing_kind_check check (kind in ('rollback', 'settle', 'adjust'));
alter table tx drop constraint tx_kind_check;
alter table tx add constraint tx_kind_check check (kind in ('bet', 'settle', 'rollback', 'adjust'));

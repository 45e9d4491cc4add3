-- Games and jackpots.

create table vendors (
  merchant text not null references merchants,
  code text not null,
  name text not null,
  -- Base URL of the vendor's API; null if the vendor has none.
  base_url text,
  enabled boolean not null default true,
  maintenance_until timestamptz,
  position int not null default 0,
  primary key (merchant, code)
);

create table pools (
  merchant text not null references merchants,
  id text not null,
  name text not null,
  account_id bigint not null references accounts,
  position int not null default 0,
  -- A reset pool starts with a random amount between these, in minor units.
  seed_min bigint not null check (seed_min > 0),
  seed_max bigint not null,
  contribution_micro bigint not null,
  one_in bigint not null,
  reference_stake bigint not null,
  -- Millionths of a minor unit that are not shown yet.
  reserve_micro numeric(30) not null default 0,
  contributed_micro numeric(30) not null default 0,
  seeded bigint not null default 0,
  funded bigint not null default 0,
  paid bigint not null default 0,
  version bigint not null default 1,
  -- What players see, in millionths. The account holds the whole units of shown_micro + reserve_micro.
  shown_micro numeric(30) not null default 0,
  -- A release moves 100 to 500 times this from the reserve to the shown part.
  release_unit_micro bigint not null default 10000 check (release_unit_micro between 1 and 1000000),
  -- Minor units. What the reserve holds above this joins the next seed.
  reserve_bound bigint not null default 0 check (reserve_bound >= 0),
  constraint parts_not_below_zero check (shown_micro >= 0 and reserve_micro >= 0),
  primary key (merchant, id)
);

-- Appended by bets without locking the pool's row; added to the pool in batches and by a win.
create table pool_contributions (
  id bigint generated always as identity primary key,
  merchant text not null,
  pool_id text not null,
  vendor_tx_id bigint not null,
  amount_micro bigint not null,
  foreign key (merchant, pool_id) references pools
);

create table pool_wins (
  id bigint generated always as identity primary key,
  merchant text not null,
  pool_id text not null,
  member_id bigint not null references members,
  amount bigint not null,
  player_name text not null,
  at timestamptz not null default now(),
  vendor text,
  tx_id text,
  -- What the house paid for the next seed; returned if the win is reversed.
  house_seed bigint not null default 0,
  reversed_at timestamptz,
  foreign key (merchant, pool_id) references pools
);
create unique index pool_wins_by_tx on pool_wins (merchant, vendor, tx_id);
create index pool_wins_standing on pool_wins (merchant, pool_id, id desc) where reversed_at is null;

create table games (
  node_id bigint not null,
  merchant text not null references merchants,
  vendor text not null,
  code text not null,
  game_type text not null,
  classify text[] not null default '{}',
  names jsonb not null,
  is_game text not null default 'GAME',
  parent_node_id bigint,
  room_id text,
  support_play smallint not null default 1,
  hot boolean not null default false,
  fresh boolean not null default false,
  playable boolean not null default false,
  enabled boolean not null default true,
  maintenance_until timestamptz,
  pool_id text,
  min_bet bigint not null default 0,
  max_bet bigint not null default 0,
  lines int not null default 0,
  -- Slots: minimum milliseconds from one round's start to the next (PP-20).
  min_round_ms int not null default 0,
  popularity int not null default 0,
  search text not null,
  foreign key (merchant, vendor) references vendors,
  primary key (merchant, node_id),
  unique (merchant, vendor, code)
);
create index on games (merchant, game_type, popularity desc, node_id);

create table favourites (
  merchant text not null,
  member_id bigint not null references members,
  node_id bigint not null,
  at timestamptz not null default now(),
  foreign key (merchant, node_id) references games,
  primary key (member_id, node_id)
);

create table recent_games (
  merchant text not null,
  member_id bigint not null references members,
  node_id bigint not null,
  at timestamptz not null default now(),
  foreign key (merchant, node_id) references games,
  primary key (member_id, node_id)
);

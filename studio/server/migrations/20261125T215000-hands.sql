-- Tables at which players play against each other. Their times are the database's.
create table card_table (
  id bigint generated always as identity primary key,
  merchant text not null,
  game text not null,
  -- Of the game at the merchant, from 1.
  number int not null,
  -- Play money and real money never meet in one hand.
  demo boolean not null,
  -- What a hand takes of each player.
  stake bigint not null check (stake > 0),
  currency text not null,
  exponent smallint not null,
  -- When its next step is due; null while nobody is there.
  due_at timestamptz,
  -- Changes that the platform is to be told of, and those it was told of.
  revision int not null default 1,
  told int not null default 0,
  unique (merchant, game, number)
);
create index on card_table (due_at) where due_at is not null;
create index on card_table (id) where revision > told;

-- A program plays for this player of the platform.
alter table player_account add column simulated boolean not null default false;

create table seat (
  table_id bigint not null references card_table,
  place smallint not null,
  game text not null,
  -- Null for a player of the Studio's own, who plays with play money only.
  player_account text references player_account,
  session_id uuid references play_session,
  -- Not dealt in until back, since then.
  away_since timestamptz,
  -- Gives up the seat when the hand allows it.
  leaving boolean not null default false,
  primary key (table_id, place),
  unique (player_account, game),
  check ((player_account is null) = (session_id is null))
);

create table hand (
  id bigint generated always as identity primary key,
  table_id bigint not null references card_table,
  -- Of the table, from 1.
  number int not null,
  -- staking: stakes are being taken · playing · over: all stakes are settled · void: all are returned.
  phase text not null check (phase in ('staking', 'playing', 'over', 'void')),
  -- The seats that the hand was begun with, then those that were dealt in.
  places smallint[] not null,
  dealer smallint not null,
  server_seed text not null,
  commitment text not null,
  moves jsonb not null default '[]',
  words int not null default 0,
  -- The family's state after the last move, with all cards.
  state jsonb,
  turn smallint,
  turn_until timestamptz,
  unique (table_id, number)
);

-- A player's part in a hand is a round of its own, whose cards come from the hand's seed.
alter table round add column hand_id bigint references hand;
alter table round drop constraint round_seeds_check;
alter table round add constraint round_seeds_check check (num_nonnulls(seed_pair_id, table_round_id, hand_id) = 1);
create index on round (hand_id) where hand_id is not null;
drop index round_one_open;
create unique index round_one_open on round (player_account, game)
  where table_round_id is null and hand_id is null and state not in ('closed', 'cancelled', 'disputed');

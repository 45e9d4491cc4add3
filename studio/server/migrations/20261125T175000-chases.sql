-- The same bet in each of a table's next draws, each a round of its own with its own stake. Each step is a transaction.
create table chase (
  -- Of the client: the id of its first bet.
  id text not null,
  player_account text not null references player_account,
  merchant text not null,
  game text not null,
  bet jsonb not null,
  stake bigint not null check (stake > 0),
  total int not null check (total between 2 and 100),
  -- Draws in which the bet was made.
  done int not null default 1 check (done between 1 and total),
  stop_on_win boolean not null,
  -- active · done: all draws · won: a win ended it · refused: a stake was not taken · cancelled: by the player.
  state text not null default 'active' check (state in ('active', 'done', 'won', 'refused', 'cancelled')),
  -- Its newest bet.
  last_round text not null references round,
  -- The draw of that bet.
  last_table_round bigint not null references table_round,
  created_at timestamptz not null,
  primary key (player_account, id)
);
create index on chase (merchant, game) where state = 'active';
create index on chase (player_account, game, created_at desc);

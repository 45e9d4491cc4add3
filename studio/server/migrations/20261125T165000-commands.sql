-- Commands of players, as the platform passes them on. Each id of a player is executed once; its answer is given again.
create table command (
  player_account text not null references player_account,
  id uuid not null,
  game text not null,
  name text not null,
  payload jsonb not null,
  -- Null only within the transaction that executes it.
  answer jsonb,
  created_at timestamptz not null,
  primary key (player_account, id)
);
create index on command (created_at);

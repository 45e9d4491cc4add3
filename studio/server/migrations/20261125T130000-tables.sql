-- Rounds of a table, which everybody plays together. Their times are the database's.
create table table_round (
  id bigint generated always as identity primary key,
  merchant text not null,
  game text not null,
  -- Of the table, from 1.
  number bigint not null,
  -- open: bets are taken · closed: no more · drawn: the result is known, bets are being paid · settled: all bets are decided.
  phase text not null check (phase in ('open', 'closed', 'drawn', 'settled')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  next_at timestamptz not null,
  -- When its next step is due; null once the next round is open.
  due_at timestamptz,
  server_seed text not null,
  commitment text not null,
  -- What everybody sees of the draw.
  result jsonb,
  -- Changes that the platform is to be told of, and those it was told of.
  revision int not null default 1,
  told int not null default 0,
  -- Bets counted in the newest revision.
  bets_told int not null default 0,
  unique (merchant, game, number),
  check ((result is null) = (phase in ('open', 'closed')))
);
create index on table_round (due_at) where due_at is not null;

-- A bet at a table is a round of its own, whose result comes from the table's seed.
alter table round add column table_round_id bigint references table_round;
alter table round alter column seed_pair_id drop not null;
alter table round alter column nonce drop not null;
alter table round add constraint round_seeds_check check ((seed_pair_id is null) = (table_round_id is not null));
create index on round (table_round_id) where table_round_id is not null;
drop index round_one_open;
create unique index round_one_open on round (player_account, game)
  where table_round_id is null and state not in ('closed', 'cancelled', 'disputed');

-- Flights: between the end of bets and the result, bets cash out while the multiplier rises.
alter table table_round drop constraint table_round_phase_check;
alter table table_round add constraint table_round_phase_check
  check (phase in ('open', 'closed', 'flying', 'drawn', 'settled'));
alter table table_round drop constraint table_round_check;
alter table table_round add constraint table_round_result_check
  check ((result is null) = (phase in ('open', 'closed', 'flying')));
alter table table_round add column took_off_at timestamptz;
-- Cash-outs counted in the newest revision.
alter table table_round add column outs_told int not null default 0;

-- Where a bet cashes out by itself, in hundredths; known from the take-off on.
alter table round add column target int;
create index on round (table_round_id, target) where state = 'bet_ok' and target is not null;

-- The seeds of a table's flights, fixed before the first of them: each is the SHA-256 of the next one's text.
create table seed_chain (
  merchant text not null,
  game text not null,
  -- Of the table, from 1. Chain n has the seeds of the n-th set of rounds of its length.
  number int not null,
  length int not null,
  -- SHA-256 of the first seed, published from the start.
  tip text not null,
  -- Every hundredth seed, the last one included.
  seeds text[] not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (merchant, game, number)
);

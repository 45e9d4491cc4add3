-- When a node last took commands, by the database's clock. One row.
create table heart (
  one boolean primary key default true check (one),
  at timestamptz not null
);

-- An outage gave the players of this round new time, or called its flight off.
alter table table_round add column interrupted boolean not null default false;
-- The multiplier of a flight, in hundredths, when an outage began. Later cash-outs do not count.
alter table table_round add column called_off int;
-- An outage gave a player of this hand a new turn.
alter table hand add column interrupted boolean not null default false;

-- Free rounds: an award of so many rounds at a stake. The platform counts them; a vendor keeps nothing.
alter table awards
  -- Rounds of the award, and those that were begun and not rolled back.
  add column rounds_given int not null default 0,
  add column rounds_used int not null default 0,
  add column round_stake bigint not null default 0 check (round_stake >= 0),
  -- What its rounds paid.
  add column won bigint not null default 0,
  add constraint rounds_within check (rounds_used between 0 and rounds_given);

-- What a free round was played for, minor units; its stake is 0. 0: the round is not free.
alter table rounds add column free_stake bigint not null default 0;
alter type vendor_round_open add attribute "freeStake" bigint;

-- The stakes at which the vendor plays free rounds of the game, ascending, minor units; null: at none.
alter table games add column free_round_stakes bigint[];

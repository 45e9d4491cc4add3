-- Levels of members by valid stake over a rolling period. Money in minor units of the merchant's currency.
create table level_ladders (
  merchant text primary key references merchants,
  -- The levels and their benefits; see Ladder in the contract.
  ladder jsonb not null,
  -- The merchant's day up to which members were counted; null: to be counted again.
  counted_day date
);

create table member_levels (
  member_id bigint primary key references members,
  merchant text not null references merchants,
  -- Code in the ladder.
  level text not null,
  -- The day from which a member with too little stake falls; null: the stake is enough.
  falls_on date,
  since date not null
);
create index on member_levels (merchant, level);

create table member_level_changes (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  before text,
  after text not null,
  -- The last day that was counted, and the valid stake of the period.
  day date not null,
  stake bigint not null,
  at timestamptz not null default row_clock()
);
create index on member_level_changes (member_id, id);

create index on play_days (merchant, day);

-- What members play with real money by day, for all that follows from play: points, levels, missions. A settled bet notes one row,
-- which a job adds once, after its commit.
create table play_waiting (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null,
  round_id uuid not null,
  -- 1 for a round that was closed, -1 for one that is not closed any more, 0 for a correction.
  rounds int not null,
  -- Differences to before.
  stake bigint not null,
  valid_stake bigint not null,
  payout bigint not null
);

create table play_days (
  merchant text not null,
  member_id bigint not null,
  -- The merchant's day on which the rounds were opened.
  day date not null,
  -- `OTHER`: the game is not listed any more.
  game_type text not null,
  rounds bigint not null,
  stake bigint not null,
  valid_stake bigint not null,
  payout bigint not null,
  primary key (member_id, day, game_type)
);

insert into play_waiting (merchant, member_id, round_id, rounds, stake, valid_stake, payout)
select merchant, member_id, id, 1, stake, least(coalesce(valid_stake, stake), stake), payout
  from rounds where ledger = 'real' and state = 'closed';

-- What leaderboards, missions and rakeback count from play, besides the days: the house's theoretical share, the different games of a
-- day, and the rounds that won. The job of the days of play writes them.
alter table play_days add column edge_micro numeric(30) not null default 0;
comment on column play_days.edge_micro is 'Valid stake × (1 − return to the player), millionths of a minor unit; nothing for games that state no return.';

create table play_games (
  merchant text not null,
  member_id bigint not null,
  -- The merchant's day on which the rounds were opened.
  day date not null,
  node_id bigint not null,
  -- Type and house edge (millionths) of the game at the member's first play of it on that day: they hold for that day.
  game_type text not null,
  edge_rate int not null check (edge_rate between 0 and 1000000),
  rounds bigint not null,
  valid_stake bigint not null,
  primary key (member_id, day, node_id)
);

-- Closed rounds that paid more than their stake, with the multiple of the stake in thousandths, rounded down.
create table play_wins (
  round_id uuid primary key,
  merchant text not null,
  member_id bigint not null,
  day date not null,
  game_type text not null,
  stake bigint not null check (stake > 0),
  multiple bigint not null check (multiple >= 1000)
);
create index on play_wins (member_id, day);
create index on play_wins (merchant, day);

-- Rounds that the job has not counted yet are left to it.
insert into play_games (merchant, member_id, day, node_id, game_type, edge_rate, rounds, valid_stake)
select r.merchant, r.member_id, (r.opened_at at time zone (m.brand ->> 'timeZone'))::date, r.node_id, coalesce(g.game_type, 'OTHER'),
       greatest(1000000 - coalesce(g.rtp_micro, 1000000), 0), sum(n.rounds), sum(n.valid_stake)
  from (select id as round_id, 1 as rounds, least(coalesce(valid_stake, stake), stake) as valid_stake
          from rounds where ledger = 'real' and state = 'closed'
         union all select round_id, - rounds, - valid_stake from play_waiting) n
  join rounds r on r.id = n.round_id
  join merchants m on m.code = r.merchant
  left join games g on g.merchant = r.merchant and g.node_id = r.node_id
 group by 1, 2, 3, 4, 5, 6 having (sum(n.rounds), sum(n.valid_stake)) <> (0, 0);

insert into play_days as d (merchant, member_id, day, game_type, rounds, stake, valid_stake, payout, edge_micro)
select merchant, member_id, day, game_type, 0, 0, 0, 0, sum(valid_stake::numeric * edge_rate) from play_games group by 1, 2, 3, 4
    on conflict (member_id, day, game_type) do update set edge_micro = excluded.edge_micro;

insert into play_wins (round_id, merchant, member_id, day, game_type, stake, multiple)
select r.id, r.merchant, r.member_id, (r.opened_at at time zone (m.brand ->> 'timeZone'))::date, coalesce(g.game_type, 'OTHER'), r.stake,
       div(r.payout::numeric * 1000, r.stake)
  from rounds r
  join merchants m on m.code = r.merchant
  left join games g on g.merchant = r.merchant and g.node_id = r.node_id
 where r.ledger = 'real' and r.state = 'closed' and r.stake > 0 and coalesce(r.valid_stake, r.stake) > 0 and r.payout > r.stake;

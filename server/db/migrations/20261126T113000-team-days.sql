-- Sums of the turnover of teams by day (AGT-04): what the direct downlines of an agent, each with everybody below, staked and
-- won. The statement that counts turnover adds to them, one row for each agent above and not for each bet.
create table team_days (
  merchant text not null,
  agent_id bigint not null,
  -- The direct downline through which it came; the agent's own play: the agent. Every member has its own play.
  child_id bigint not null,
  -- The merchant's day on which the bets were settled, voided or changed.
  day date not null,
  -- `OTHER`: the game is not listed any more.
  game_type text not null,
  -- Settled bets less those taken back.
  bets bigint not null,
  -- Valid stakes.
  stake bigint not null,
  payout bigint not null,
  primary key (agent_id, day, child_id, game_type)
);

insert into team_days (merchant, agent_id, child_id, day, game_type, bets, stake, payout)
select t.merchant, p.ancestor, coalesce(c.ancestor, p.ancestor),
       ((t.at at time zone 'utc') + coalesce((m.brand ->> 'gmtOffsetMinutes')::int, 0) * interval '1 minute')::date,
       coalesce(g.game_type, 'OTHER'), sum(sign(t.stake))::bigint, sum(t.stake), sum(t.payout)
  from turnover t
  join merchants m on m.code = t.merchant
  join team_paths p on p.descendant = t.member_id and t.bet_at >= p.from_at and t.bet_at < p.until_at
  left join team_paths c on c.descendant = t.member_id and c.depth = p.depth - 1 and t.bet_at >= c.from_at and t.bet_at < c.until_at
  left join rounds r on r.id = t.round_id
  left join games g on g.merchant = t.merchant and g.node_id = r.node_id
 where t.window_at is not null
 group by 1, 2, 3, 4, 5;

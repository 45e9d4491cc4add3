-- What offers cost the house in teams, by day: awards less what of them returned, and money for points (AGT-04). Bonus money is in
-- accounts of its own, so that the movements of wallets do not show it.
create table team_promotion_days (
  merchant text not null,
  agent_id bigint not null,
  child_id bigint not null,
  day date not null,
  cost bigint not null,
  primary key (agent_id, day, child_id)
);

insert into team_promotion_days (merchant, agent_id, child_id, day, cost)
select t.merchant, p.ancestor, coalesce(c.ancestor, p.ancestor), (t.at at time zone (m.brand ->> 'timeZone'))::date, sum(e.amount)
  from ledger_transactions t
  join merchants m on m.code = t.merchant
  join entries e on e.ledger_transaction_id = t.id
  join accounts a on a.id = e.account_id and a.kind in ('wallet', 'bonus') and a.ledger = 'real'
  join members who on who.id = substring(a.owner from 'member:([0-9]+)$')::bigint and (who.upline is not null or who.is_agent)
  join team_paths p on p.descendant = who.id and t.at >= p.from_at and t.at < p.until_at
  left join team_paths c on c.descendant = who.id and c.depth = p.depth - 1 and t.at >= c.from_at and t.at < c.until_at
 where t.kind = 'bonus' and t.round_id is null
   and not exists (select from team_money_waiting w where w.ledger_transaction_id = t.id)
 group by 1, 2, 3, 4;

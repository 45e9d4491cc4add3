-- Adds at most p_limit noted ledger transactions to the movements of the members whose wallets they moved, and to the days of
-- everybody above. Returns how many it added. Members who are in no team count for their first deposit alone.
create or replace function team_money_roll_up(p_limit int) returns int
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_ids bigint[];
begin
  with taken as (
    -- Looked up by key, whatever the planner believes of how many wait.
    delete from team_money_waiting where ledger_transaction_id = any(array(
      select ledger_transaction_id from team_money_waiting order by 1 limit p_limit for update skip locked))
    returning ledger_transaction_id
  )
  select array_agg(ledger_transaction_id) into v_ids from taken;
  if v_ids is null then
    return 0;
  end if;
  insert into first_deposits as f (member_id, merchant, day)
  select a.member_id, t.merchant, min(merchant_day(t.at, m.brand))
    from ledger_transactions t
    join merchants m on m.code = t.merchant
    join entries e on e.ledger_transaction_id = t.id and e.amount > 0
    join accounts a on a.id = e.account_id and a.kind = 'wallet' and a.ledger = 'real' and a.member_id is not null
   where t.id = any(v_ids) and t.kind = 'deposit'
   group by 1, 2
      on conflict (member_id) do update set day = least(f.day, excluded.day);
  insert into team_movements (merchant, member_id, at, kind, account_id, version, amount)
  select t.merchant, who.id, t.at, t.kind, e.account_id, e.version, e.amount
    from ledger_transactions t
    join entries e on e.ledger_transaction_id = t.id
    join accounts a on a.id = e.account_id and a.kind = 'wallet' and a.ledger = 'real'
    join members who on who.id = a.member_id and (who.upline is not null or who.is_agent)
   where t.id = any(v_ids)
   order by t.id;
  insert into team_money_days as d (merchant, agent_id, child_id, day, kind, movements, amount_in, amount_out)
  select t.merchant, p.ancestor, coalesce(c.ancestor, p.ancestor), merchant_day(t.at, m.brand), t.kind, count(*),
         sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0))
    from ledger_transactions t
    join merchants m on m.code = t.merchant
    join entries e on e.ledger_transaction_id = t.id
    join accounts a on a.id = e.account_id and a.kind = 'wallet' and a.ledger = 'real'
    join members who on who.id = a.member_id and (who.upline is not null or who.is_agent)
    join team_paths p on p.descendant = who.id and t.at >= p.from_at and t.at < p.until_at
    left join team_paths c on c.descendant = who.id and c.depth = p.depth - 1 and t.at >= c.from_at and t.at < c.until_at
   where t.id = any(v_ids)
   group by 1, 2, 3, 4, 5
   order by 2, 4, 3, 5
      on conflict (agent_id, day, child_id, kind) do update
     set movements = d.movements + excluded.movements, amount_in = d.amount_in + excluded.amount_in,
         amount_out = d.amount_out + excluded.amount_out;
  return cardinality(v_ids);
end $$;

-- Trigger: each change of a closed bet's valid stake adds one line that takes the old one back and one that counts the new one.
-- The rest of the stake was returned within the payout, so that it counts neither as stake nor as payout. Free rounds do not count:
-- what they won is the cost of their award.
create or replace function turnover_append() returns trigger language plpgsql as $$
begin
  insert into turnover (merchant, member_id, round_id, stake, payout, bet_at)
  select n.merchant, n.member_id, n.id, line.stake, line.payout, n.opened_at
    from news n join olds o using (id)
    join members m on m.id = n.member_id and (m.upline is not null or m.is_agent),
         lateral (select o.state = 'closed' as was_closed, n.state = 'closed' as is_closed,
                         valid_stake_of(o::rounds) as before, valid_stake_of(n::rounds) as valid) v,
         lateral (select v.was_closed and v.is_closed and v.before = v.valid and o.stake = n.stake as stays) s,
         lateral (values (1, s.stays, 0::bigint, n.payout - o.payout),
                         (2, v.was_closed and not s.stays, - v.before, o.stake - v.before - o.payout),
                         (3, v.is_closed and not s.stays, v.valid, n.payout - (n.stake - v.valid))) as line (place, is_due, stake, payout)
   where n.ledger = 'real' and n.free_stake = 0 and line.is_due and (line.stake <> 0 or line.payout <> 0)
   order by n.opened_at, n.id, line.place;
  return null;
end $$;
create or replace trigger turnover_append after update on rounds
  referencing old table as olds new table as news for each statement execute function turnover_append();

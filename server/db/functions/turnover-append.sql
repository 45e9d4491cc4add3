-- Trigger: a change of a closed bet's valid stake adds one line that takes the old one back and one that counts the new one.
-- The rest of the stake was returned within the payout, so that it counts neither as stake nor as payout.
create or replace function turnover_append() returns trigger language plpgsql as $$
declare
  v_was boolean := old.state = 'closed';
  v_is boolean := new.state = 'closed';
  v_before bigint := valid_stake_of(old);
  v_valid bigint := valid_stake_of(new);
  v_stays boolean := v_was and v_is and v_before = v_valid and old.stake = new.stake;
begin
  if not exists (select from members where id = new.member_id and (upline is not null or is_agent)) then
    return null;
  end if;
  insert into turnover (merchant, member_id, round_id, stake, payout, bet_at)
  select new.merchant, new.member_id, new.id, line.stake, line.payout, new.opened_at
    from (values (1, v_stays, 0::bigint, new.payout - old.payout),
                 (2, v_was and not v_stays, - v_before, old.stake - v_before - old.payout),
                 (3, v_is and not v_stays, v_valid, new.payout - (new.stake - v_valid))) as line (place, is_due, stake, payout)
   where line.is_due and (line.stake <> 0 or line.payout <> 0)
   order by line.place;
  return null;
end $$;
create or replace trigger turnover_append after update on rounds for each row
  when (new.ledger = 'real' and (new.state = 'closed' or old.state = 'closed')) execute function turnover_append();

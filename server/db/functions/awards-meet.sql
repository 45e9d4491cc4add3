-- Trigger: counts changes of rounds' valid stakes towards the awards that they were staked under. The job completes an award whose
-- requirement is met, and ends one that has no money left.
create or replace function awards_meet() returns trigger language plpgsql as $$
begin
  -- Most rounds have no award, and a look at them costs a tenth of the statement below.
  if not exists (select from news where award_id is not null) then
    return null;
  end if;
  update awards a
     set met = a.met + c.amount, version = a.version + 1,
         due_at = case when a.state = 'active' and (a.met + c.amount >= a.required or (c.closed and b.balance = 0))
                    then row_clock() else a.due_at end
    from (select n.award_id, sum(award_stake_of(n::rounds) - award_stake_of(o::rounds)) as amount, bool_or(n.state <> 'open') as closed
            from news n join olds o using (id) where n.award_id is not null group by 1) c,
         accounts b
   where a.id = c.award_id and b.id = a.account_id and (c.amount <> 0 or c.closed);
  return null;
end $$;
create or replace trigger awards_meet after update on rounds
  referencing old table as olds new table as news for each statement execute function awards_meet();

-- Trigger: counts changes of rounds' valid stakes towards the awards that they were staked under, and what free rounds won or gave
-- back. The job completes an award whose requirement is met, and ends one that has no money left.
create or replace function awards_meet() returns trigger language plpgsql as $$
begin
  -- Most rounds have no award, and a look at them costs a tenth of the statement below.
  if not exists (select from news where award_id is not null) then
    return null;
  end if;
  with change as (
    select n.award_id, n.merchant, sum(award_stake_of(n::rounds) - award_stake_of(o::rounds)) as amount,
           bool_or(n.state <> 'open') as closed,
           coalesce(sum(n.bonus_payout - o.bonus_payout) filter (where n.free_stake > 0), 0)::bigint as won,
           count(*) filter (where n.free_stake > 0 and n.state = 'rolled_back' and o.state <> 'rolled_back') as returned
      from news n join olds o using (id) where n.award_id is not null group by 1, 2
  ), changed as (
    update awards a
       set met = a.met + c.amount, won = a.won + c.won, rounds_used = a.rounds_used - c.returned, version = a.version + 1,
           required = case when a.rounds_given = 0 then a.required else award_required(a.campaign_id, a.terms_version, a.won + c.won) end,
           due_at = case when a.state = 'active' and a.rounds_used - c.returned = a.rounds_given
                          and (a.met + c.amount >= case when a.rounds_given = 0 then a.required
                                                   else award_required(a.campaign_id, a.terms_version, a.won + c.won) end
                               or (c.closed and b.balance = 0))
                      then row_clock() else a.due_at end
      from change c, accounts b
     where a.id = c.award_id and b.id = a.account_id and (c.amount <> 0 or c.closed or c.won <> 0)
  )
  -- What a free round pays after its award was completed is in the wallet: it costs the house as much.
  insert into award_changes (merchant, award_id, state, actor, cost)
  select c.merchant, a.id, a.state, 'platform', c.won from change c join awards a on a.id = c.award_id
   where c.won <> 0 and a.state = 'completed';
  return null;
end $$;
create or replace trigger awards_meet after update on rounds
  referencing old table as olds new table as news for each statement execute function awards_meet();

-- Trigger: notes what a change of a closed round is for its member's play: one row at most, none for a round that stays open or is
-- free.
create or replace function play_append() returns trigger language plpgsql as $$
begin
  insert into play_waiting (merchant, member_id, round_id, rounds, stake, valid_stake, bonus_stake, payout)
  select n.merchant, n.member_id, n.id, d.rounds, d.stake, d.valid_stake, d.bonus_stake, d.payout
    from news n join olds o using (id),
         lateral (select (n.state = 'closed')::int as is_closed, (o.state = 'closed')::int as was_closed) s,
         lateral (select s.is_closed - s.was_closed as rounds, s.is_closed * n.stake - s.was_closed * o.stake as stake,
                         valid_stake_of(n::rounds) - valid_stake_of(o::rounds) as valid_stake,
                         bonus_stake_of(n::rounds) - bonus_stake_of(o::rounds) as bonus_stake,
                         s.is_closed * n.payout - s.was_closed * o.payout as payout) d
   where n.ledger = 'real' and n.free_stake = 0 and (d.rounds, d.stake, d.valid_stake, d.bonus_stake, d.payout) <> (0, 0, 0, 0, 0);
  return null;
end $$;
create or replace trigger play_append after update on rounds
  referencing old table as olds new table as news for each statement execute function play_append();

-- The valid stake of a round: what counts as turnover, for requirements and for agents. Nothing until the round is closed.
-- A bet that is taken back after the vendor stated the valid stake lowers the stake.
create or replace function valid_stake_of(round rounds) returns bigint language sql immutable as $$
  select case round.state when 'closed' then least(coalesce(round.valid_stake, round.stake), round.stake) else 0 end
$$;

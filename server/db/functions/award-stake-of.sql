-- What a round counts towards the requirement of its award: the share of its valid stake.
create or replace function award_stake_of(round rounds) returns bigint language sql immutable as $$
  select valid_stake_of(round) * round.contribution_micro / 1000000
$$;

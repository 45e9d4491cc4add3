-- What of a round's valid stake was bonus money. Rounded half up; the rest is the member's own money.
create or replace function bonus_stake_of(round rounds) returns bigint language sql immutable as $$
  select case when round.bonus_stake = 0 or round.stake = 0 then 0
              else round(valid_stake_of(round)::numeric * least(round.bonus_stake, round.stake) / round.stake)::bigint end
$$;

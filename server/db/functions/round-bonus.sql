-- Returns the award that a round was staked under, with the bonus money in its stake; null for most.
create or replace function round_bonus(r rounds) returns jsonb language sql stable as $$
  select jsonb_build_object('awardId', a.id, 'state', a.state, 'accountId', b.id, 'balance', b.balance, 'stake', r.bonus_stake)
    from awards a join accounts b on b.id = a.account_id where a.id = r.award_id
$$;

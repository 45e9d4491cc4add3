-- Returns what a member has reached of a condition (MissionCondition) in a period, in games of these types; null: all types.
create or replace function mission_amount(p_condition jsonb, p_types text[], p_merchant text, p_member bigint, p_from date, p_to date)
  returns bigint language sql stable as $$
  select greatest(case p_condition ->> 'kind'
    when 'valid_stake' then
      (select coalesce(sum(valid_stake), 0) from play_days
        where member_id = p_member and day between p_from and p_to and (p_types is null or game_type = any(p_types)))
    when 'days' then
      (select count(distinct day) from play_days
        where member_id = p_member and day between p_from and p_to and valid_stake > 0
          and (p_types is null or game_type = any(p_types)))
    when 'games' then
      (select count(distinct node_id) from play_games
        where member_id = p_member and day between p_from and p_to and rounds > 0 and valid_stake > 0
          and (p_types is null or game_type = any(p_types)))
    when 'wins' then
      (select count(*) from play_wins
        where member_id = p_member and day between p_from and p_to and multiple >= (p_condition ->> 'multiple')::bigint
          and stake >= coalesce((p_condition ->> 'minStake')::bigint, 0) and (p_types is null or game_type = any(p_types)))
    when 'deposits' then
      (select coalesce(sum(d.amount), 0) from deposits d
         join ledger_transactions t on t.id = d.ledger_transaction_id
         join merchants m on m.code = d.merchant
        where d.merchant = p_merchant and d.member_id = p_member and d.state = 'paid'
          and t.at >= day_begin(p_from, m.brand) and t.at < day_begin(p_to + 1, m.brand))
    end, 0)::bigint
$$;

-- Returns the member's active award for a type of game, with its bonus account, its requirement and its free rounds; null without one.
create or replace function member_bonus(p_merchant text, p_member bigint, p_game_type text) returns jsonb language sql stable as $$
  select jsonb_build_object('awardId', a.id, 'accountId', b.id, 'balance', b.balance, 'requirement', t.terms -> 'requirement',
           'rounds', case when a.rounds_given > 0 then jsonb_build_object(
             'left', a.rounds_given - a.rounds_used, 'stake', a.round_stake, 'won', a.won, 'games', t.terms -> 'reward' -> 'games') end)
    from awards a
    join accounts b on b.id = a.account_id
    join campaign_terms t on t.campaign_id = a.campaign_id and t.version = a.terms_version
   where a.merchant = p_merchant and a.member_id = p_member and a.product = product_of(p_game_type) and a.state = 'active'
$$;

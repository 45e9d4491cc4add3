-- Returns a game as a vendor call reads it.
create or replace function vendor_game_view(g games) returns jsonb language sql stable as $$
  select jsonb_build_object('nodeId', g.node_id, 'gameType', g.game_type, 'name', coalesce(g.names ->> 'EN', g.code), 'picture', g.picture, 'poolId', g.pool_id,
    'minBet', g.min_bet, 'maxBet', g.max_bet, 'minRoundMs', g.min_round_ms, 'off', not (g.enabled and g.playable),
    'maintenance', coalesce(g.maintenance_until > clock_timestamp(), false))
$$;

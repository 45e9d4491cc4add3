-- Locks the transactions that these settles name, and returns what they must know, in order: members and games once each. The
-- caller has locked the wallets. `is not distinct from` leaves the planner no index but that of the key, also where statistics are
-- missing.
create or replace function vendor_load_many(
  p_merchant text, p_vendor text, p_members bigint[], p_txs text[], p_targets text[], p_rounds text[], p_games text[]
) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform vendor_lock_txs(p_merchant, p_vendor, p_txs || p_targets);
  return jsonb_build_object(
    'nowMs', in_ms(clock_timestamp()),
    'thresholds', (select vendor_thresholds(settings) from merchants where code = p_merchant),
    'members', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.username, 'demo', m.demo,
                         'hasBonus', exists (select from awards a where a.member_id = m.id and a.state = 'active'),
                         'wallets', vendor_wallets(p_merchant, p_vendor, m.id))), '[]')
                  from members m where m.merchant = p_merchant and m.id = any (p_members)),
    'games', (select coalesce(jsonb_object_agg(g.code, vendor_game_view(g)), '{}')
                from games g where g.merchant = p_merchant and g.vendor = p_vendor and g.code = any (p_games)),
    'calls', (select jsonb_agg(jsonb_build_object(
        'tx', (select vendor_tx_view(t) from vendor_txs t
                where t.merchant = p_merchant and t.vendor = p_vendor and t.tx_id = c.tx),
        'cancelled', exists (select from vendor_txs where merchant = p_merchant and vendor = p_vendor and target_tx_id = c.tx
                                and kind = 'rollback' and state = 'tombstone'),
        'target', (select vendor_tx_view(t) from vendor_txs t
                    where t.merchant = p_merchant and t.vendor = p_vendor and t.tx_id = c.target),
        'round', (select jsonb_build_object('id', r.id, 'nodeId', r.node_id, 'ledger', r.ledger, 'state', r.state,
                           'stake', r.stake, 'freeStake', r.free_stake, 'validStake', r.valid_stake, 'payout', r.payout, 'bonus', round_bonus(r), 'loginId',
                           (select p.session_id from play_sessions p where p.id = r.play_session_id))
                    from rounds r
                   where r.merchant = p_merchant and r.vendor = p_vendor and r.vendor_round_id = c.round
                       and r.member_id is not distinct from c.member)
      ) order by c.place)
      from unnest(p_members, p_txs, p_targets, p_rounds) with ordinality as c (member, tx, target, round, place)));
end $$;

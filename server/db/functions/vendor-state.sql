-- Returns what a vendor call must know of its player, round and transactions. The caller holds their locks.
-- Planned once a connection: with a custom plan for each call, planning takes longer than running. `is not distinct from` leaves the
-- planner no index but that of the key, also where statistics are missing.
create or replace function vendor_state(
  p_merchant text, p_vendor text, p_member bigint, p_tx text, p_target text, p_round text, p_game text
) returns jsonb language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return jsonb_build_object(
    'nowMs', in_ms(clock_timestamp()),
    'member', (select jsonb_build_object('id', id, 'name', username, 'demo', demo)
                 from members where merchant = p_merchant and id = p_member),
    'wallets', vendor_wallets(p_merchant, p_vendor, p_member),
    'tx', (select vendor_tx_view(t) from vendor_txs t
            where t.merchant = p_merchant and t.vendor = p_vendor and t.tx_id = p_tx),
    -- A rollback that came before what it rolls back, which is this call.
    'cancelled', exists (select from vendor_txs where merchant = p_merchant and vendor = p_vendor and target_tx_id = p_tx
                            and kind = 'rollback' and state = 'tombstone'),
    'target', (select vendor_tx_view(t) from vendor_txs t
                where t.merchant = p_merchant and t.vendor = p_vendor and t.tx_id = p_target),
    'reversal', (select vendor_tx_view(t) from vendor_txs t
                  where t.merchant = p_merchant and t.vendor = p_vendor and t.target_tx_id = p_target
                    and t.kind = 'rollback' and t.state in ('applied', 'tombstone')),
    'round', (select jsonb_build_object('id', r.id, 'nodeId', r.node_id, 'ledger', r.ledger, 'state', r.state,
                       'stake', r.stake, 'freeStake', r.free_stake, 'validStake', r.valid_stake, 'payout', r.payout, 'bonus', round_bonus(r), 'loginId', p.session_id, 'playSessionId', p.id,
                       'openBets', (select count(*) from vendor_txs t where t.round_id = r.id and t.kind = 'bet' and t.state = 'applied'),
                       'results', (select count(*) from vendor_txs t where t.round_id = r.id and t.kind = 'settle'
                                      and t.state = 'applied' and t.answer ->> 'type' <> 'promo'))
                from rounds r join play_sessions p on p.id = r.play_session_id
               where r.merchant = p_merchant and r.vendor = p_vendor and r.vendor_round_id = p_round
                 and r.member_id is not distinct from p_member),
    -- Few players have one: the function is called for them alone.
    'bonus', case when exists (select from awards where member_id = p_member and state = 'active')
               then (select member_bonus(p_merchant, p_member, g.game_type) from games g
                      where g.merchant = p_merchant and g.vendor = p_vendor and g.code = p_game) end,
    'game', (select vendor_game_view(g) from games g where g.merchant = p_merchant and g.vendor = p_vendor and g.code = p_game),
    'thresholds', (select vendor_thresholds(settings) from merchants where code = p_merchant));
end $$;

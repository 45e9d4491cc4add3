-- Returns what a vendor call must know of its player, round and transactions. The caller holds their locks.
create or replace function vendor_state(
  p_merchant text, p_vendor text, p_member bigint, p_tx text, p_target text, p_round text, p_game text
) returns jsonb language plpgsql stable as $$
begin
  return jsonb_build_object(
    'nowMs', in_ms(clock_timestamp()),
    'member', (select jsonb_build_object('id', id, 'name', username, 'demo', demo)
                 from members where merchant = p_merchant and id = p_member),
    'wallets', (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'ledger', w.ledger, 'currency', w.currency,
                         'exponent', w.exponent, 'balance', w.balance, 'house', h.id)), '[]')
                  from (select coalesce((settings ->> 'singleWallet')::boolean, true) as single
                          from merchants where code = p_merchant) s
                 cross join lateral (
                        select id, ledger, currency, exponent, balance from accounts
                         where merchant = p_merchant and ledger in ('real', 'demo') and kind = 'wallet'
                           and member_id = p_member and (ledger = 'demo' or s.single)
                         union all
                        -- WAL-03: where the wallet is not single, real money at this vendor is in the vendor wallet.
                        select id, ledger, currency, exponent, balance from accounts
                         where merchant = p_merchant and ledger = 'real' and kind = 'vendor_wallet'
                           and owner = 'vendor:' || p_vendor || ':member:' || p_member
                           and not s.single) w
                  left join accounts h
                    on h.merchant = p_merchant and h.ledger = w.ledger and h.kind = 'house' and h.owner = p_merchant
                   and h.currency = w.currency),
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
                       'stake', r.stake, 'payout', r.payout, 'loginId', p.session_id, 'playSessionId', p.id,
                       'openBets', (select count(*) from vendor_txs t where t.round_id = r.id and t.kind = 'bet' and t.state = 'applied'),
                       'results', (select count(*) from vendor_txs t where t.round_id = r.id and t.kind = 'settle'
                                      and t.state = 'applied' and t.answer ->> 'type' <> 'promo'))
                from rounds r join play_sessions p on p.id = r.play_session_id
               where r.merchant = p_merchant and r.vendor = p_vendor and r.vendor_round_id = p_round and r.member_id = p_member),
    'game', (select jsonb_build_object('nodeId', node_id, 'name', coalesce(names ->> 'EN', code), 'poolId', pool_id,
                      'minBet', min_bet, 'maxBet', max_bet, 'minRoundMs', min_round_ms, 'off', not (enabled and playable),
                      'maintenance', coalesce(maintenance_until > clock_timestamp(), false))
               from games where merchant = p_merchant and vendor = p_vendor and code = p_game),
    'thresholds', (select jsonb_build_object('winnersFrom', settings -> 'winnersFrom', 'largeBetFrom', settings -> 'largeBetFrom',
                            'largeWinFrom', settings -> 'largeWinFrom') from merchants where code = p_merchant));
end $$;

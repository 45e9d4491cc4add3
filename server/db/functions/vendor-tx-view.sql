-- Returns a vendor transaction as the server reads it.
create or replace function vendor_tx_view(t vendor_txs) returns jsonb language sql stable as $$
  select jsonb_build_object('txId', t.tx_id, 'kind', t.kind, 'memberId', t.member_id, 'roundId', t.round_id,
    'vendorRoundId', t.vendor_round_id, 'amount', t.amount, 'moved', t.moved, 'state', t.state, 'code', t.code,
    'platformTxId', t.platform_tx_id, 'payloadHash', encode(t.payload_hash, 'hex'), 'answer', t.answer,
    'bonusMoved', t.bonus_moved, 'poolId', t.pool_id, 'contributionMicro', t.contribution_micro)
$$;

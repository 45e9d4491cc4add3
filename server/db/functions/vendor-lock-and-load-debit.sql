-- As `vendor_lock_and_load`, for a bet: also what may refuse it.
create or replace function vendor_lock_and_load_debit(
  p_merchant text, p_vendor text, p_member bigint, p_tx text, p_round text, p_game text, p_session uuid, p_pool text
) returns jsonb language plpgsql as $$
begin
  perform vendor_lock(p_merchant, array[p_member]);
  perform vendor_lock_txs(p_merchant, p_vendor, array[p_tx, null]);
  return vendor_state(p_merchant, p_vendor, p_member, p_tx, null, p_round, p_game)
    || jsonb_build_object('debit', vendor_debit_state(p_merchant, p_vendor, p_member, p_session, p_pool));
end $$;

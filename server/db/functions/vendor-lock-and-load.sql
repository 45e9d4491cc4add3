-- Locks the member's wallets and the named transactions, and returns what a vendor call must know of them.
create or replace function vendor_lock_and_load(
  p_merchant text, p_vendor text, p_member bigint, p_tx text, p_target text, p_round text, p_game text
) returns jsonb language plpgsql as $$
begin
  -- Wallets are locked first, as everywhere. The state is read by a later statement, when all of it is locked.
  perform vendor_lock(p_merchant, array[p_member]);
  perform vendor_lock_txs(p_merchant, p_vendor, array[p_tx, p_target]);
  return vendor_state(p_merchant, p_vendor, p_member, p_tx, p_target, p_round, p_game);
end $$;

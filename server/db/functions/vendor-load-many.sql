-- Locks what these calls name, as `vendor_lock_and_load` does for one that is no debit, and returns their states in order. The
-- caller has locked the wallets.
create or replace function vendor_load_many(
  p_merchant text, p_vendor text, p_members bigint[], p_txs text[], p_targets text[], p_rounds text[], p_games text[]
) returns jsonb language plpgsql as $$
begin
  perform vendor_lock_txs(p_merchant, p_vendor, p_txs || p_targets);
  return (select jsonb_agg(vendor_state(p_merchant, p_vendor, member, tx, target, round, game) || '{"debit": null}' order by place)
            from unnest(p_members, p_txs, p_targets, p_rounds, p_games) with ordinality as c (member, tx, target, round, game, place));
end $$;

-- A rollback and the very call that it reverses wait for one another, also where they name two players and so lock two
-- wallets: else both would be taken, and the reversal that stands would keep the right player's from ever being made.
alter function vendor_open (text, text, bigint, text, text, text, text, boolean, uuid, text) rename to vendor_seen;

create function vendor_open(
  p_merchant text, p_vendor text, p_member bigint, p_tx text, p_target text, p_round text, p_game text,
  p_debit boolean, p_session uuid, p_pool text
) returns jsonb language plpgsql as $$
begin
  -- Wallets first, as everywhere; what is seen is read once all of it is locked.
  perform vendor_lock(p_merchant, array[p_member]);
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'vendor_tx', p_merchant, p_vendor, id), 0))
    from (select distinct id from unnest(array[p_tx, p_target]) id where id is not null order by id) named;
  return vendor_seen(p_merchant, p_vendor, p_member, p_tx, p_target, p_round, p_game, p_debit, p_session, p_pool);
end $$;

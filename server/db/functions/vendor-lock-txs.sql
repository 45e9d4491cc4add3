-- Locks a vendor's transactions, in the order of their ids. Nulls are left out.
create or replace function vendor_lock_txs(p_merchant text, p_vendor text, p_txs text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'vendor_tx', p_merchant, p_vendor, id), 0))
    from (select distinct id from unnest(p_txs) id where id is not null order by id) named;
end $$;

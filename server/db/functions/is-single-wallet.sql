-- Whether the merchant's members play at every vendor from one wallet (WAL-03), which is the default.
create or replace function is_single_wallet(p_merchant text) returns boolean language sql stable as $$
  select coalesce((select (settings ->> 'singleWallet')::boolean from merchants where code = p_merchant), true)
$$;

-- The key of the feed `funds` of a vendor wallet (`wallet:<member>-<vendor>`) or of play money (`wallet:<member>-demo`).
create or replace function funds_key(p_kind text, p_owner text) returns text language sql immutable parallel safe as $$
  select 'wallet:' || case p_kind when 'vendor_wallet' then split_part(p_owner, ':', 4) || '-' || split_part(p_owner, ':', 2)
                                  else split_part(p_owner, ':', 2) || '-demo' end
$$;

-- PP-04 where a game stands open: a debit also knows how long the login has been without its person, the longest pause included.
alter function vendor_debit_view (text, text, bigint, uuid, text) rename to vendor_debit_seen;

create function vendor_debit_view(p_merchant text, p_vendor text, p_member bigint, p_session uuid, p_pool text)
returns jsonb language sql as $$
  select vendor_debit_seen(p_merchant, p_vendor, p_member, p_session, p_pool) || jsonb_build_object('idleMs',
    (select greatest(s.idle_seconds * 1000::bigint, in_ms(clock_timestamp()) - in_ms(s.last_active_at))
       from play_sessions p join sessions s on s.id = p.session_id
      where p.merchant = p_merchant and p.vendor = p_vendor and p.id = p_session))
$$;

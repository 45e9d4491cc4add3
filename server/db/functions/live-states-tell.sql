-- Keeps the states that are newer than the kept ones, and tells them to their rooms. Returns how many were newer.
create or replace function live_states_tell(
  p_merchant text, p_feeds text[], p_keys text[], p_rooms text[], p_nodes bigint[], p_versions bigint[], p_values jsonb[]
) returns int language sql as $$
  with given as (
    -- In key order, so that two calls never wait for one another in a ring; of one key the newest.
    select distinct on (key) *
      from unnest(p_feeds, p_keys, p_rooms, p_nodes, p_versions, p_values) as g (feed, key, room, node_id, version, value)
     order by key, version desc
  ), written as (
    insert into live_states (merchant, key, node_id, vendor_version, value)
    select p_merchant, key, node_id, version, value from given
    on conflict (merchant, key) do update
      set vendor_version = excluded.vendor_version, version = live_states.version + 1, value = excluded.value,
          at = clock_timestamp()
      -- A fixture belongs to the game that told of it first.
      where live_states.vendor_version < excluded.vendor_version and live_states.node_id = excluded.node_id
    returning key, version, value
  ), told as (
    insert into outbox (merchant, feed, key, room, seq, value)
    select p_merchant, g.feed, w.key, g.room, w.version, w.value from written w join given g using (key)
  )
  select count(*)::int from written
$$;

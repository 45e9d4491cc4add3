-- `live_states_write` was its name; an earlier one returned a count.
drop function if exists live_states_write;
do $$
begin
  if exists (select from pg_proc where proname = 'live_states_tell' and not proretset) then drop function live_states_tell; end if;
end $$;

-- Keeps the states that are newer than the kept ones, and tells them to their rooms. Returns the keys of those.
-- The states of the feed `line` come with the odds from which they are made: such a state is kept with its odds, and told if it
-- has changed.
create or replace function live_states_tell(
  p_merchant text, p_feeds text[], p_keys text[], p_rooms text[], p_nodes bigint[], p_versions bigint[], p_values jsonb[]
) returns setof text language sql as $$
  with given as (
    -- In key order, so that two calls never wait for one another in a ring; of one key the newest.
    select distinct on (feed = 'line', key) *
      from unnest(p_feeds, p_keys, p_rooms, p_nodes, p_versions, p_values) as g (feed, key, room, node_id, version, value)
     order by feed = 'line', key, version desc
  ), written as (
    insert into live_states (merchant, key, node_id, vendor_version, value)
    select p_merchant, key, node_id, version, value from given where feed <> 'line'
    on conflict (merchant, key) do update
      set vendor_version = excluded.vendor_version, version = live_states.version + 1, value = excluded.value,
          at = clock_timestamp()
      -- A fixture belongs to the game that told of it first.
      where live_states.vendor_version < excluded.vendor_version and live_states.node_id = excluded.node_id
    returning key, version, value
  ), lines as (
    -- The lock of its odds orders the changes of a line.
    insert into live_states (merchant, key, node_id, vendor_version, value)
    select p_merchant, g.key, g.node_id, g.version, g.value
      from given g join written w on w.key = 'odds:' || substr(g.key, 6)
     where g.feed = 'line'
     order by g.key
    on conflict (merchant, key) do update
      set vendor_version = excluded.vendor_version, version = live_states.version + 1, value = excluded.value,
          at = clock_timestamp()
      where live_states.value is distinct from excluded.value
    returning key, version, value
  ), kept as (
    select * from written union all select * from lines
  ), told as (
    insert into outbox (merchant, feed, key, room, seq, value)
    select p_merchant, g.feed, w.key, g.room, w.version, w.value from kept w join given g using (key)
  )
  select key from kept
$$;

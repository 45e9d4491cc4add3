-- Writes agents' figures and puts each on the outbox, one version higher.
create or replace function agent_figures_write(p_merchant text, p_feed text, p_agents bigint[], p_values jsonb[]) returns void
language sql as $$
  with told as (
    insert into agent_figures as f (merchant, agent_id, feed, value)
    select p_merchant, each.agent, p_feed, each.value from unnest(p_agents, p_values) as each (agent, value) order by each.agent
    on conflict (agent_id, feed) do update set version = f.version + 1, value = excluded.value
    returning agent_id, version, value
  )
  insert into outbox (merchant, feed, key, room, seq, value)
  select p_merchant, p_feed, 'agent:' || agent_id, 'agent:' || agent_id, version, value from told
$$;

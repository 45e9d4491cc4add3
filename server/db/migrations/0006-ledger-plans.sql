-- Planned once a connection. Left to itself PostgreSQL plans every statement of a posting anew, which takes longer than
-- running it: it takes an array for ten lines, a posting has two, and so the plan for just these two always looks cheaper.
alter function ledger_post (text, text, text, text, bytea, text, uuid, jsonb, bigint[], bigint[])
  set plan_cache_mode = force_generic_plan;

-- Returns the amount of a limit that applies now; null if none does yet, or any more (PP-14).
create or replace function limit_in_force(l limits) returns bigint language sql stable as $$
  select case when l.from_at > clock_timestamp() then null
              when l.pending_from <= clock_timestamp() then l.pending_amount
              else l.amount end
$$;

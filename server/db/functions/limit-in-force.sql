-- Returns the amount of a limit that applies now; null if none does yet, or any more (PP-14).
-- Not declared stable: PostgreSQL inlines it only as volatile as the clock that it reads, and each bet calls it.
create or replace function limit_in_force(l limits) returns bigint language sql as $$
  select case when l.from_at > clock_timestamp() then null
              when l.pending_from <= clock_timestamp() then l.pending_amount
              else l.amount end
$$;

-- Returns an instant as whole milliseconds since 1970.
create or replace function in_ms(p_at timestamptz) returns bigint language sql immutable as $$
  select floor(extract(epoch from p_at) * 1000)::bigint
$$;

-- Returns the time that rows of money and play get by default. It names now() without a schema, so that the demo's history can
-- be written with a clock of its own (decision 0011).
create or replace function row_time() returns timestamptz language sql stable as $$ select now() $$;

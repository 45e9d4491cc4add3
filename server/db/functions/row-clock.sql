-- As row_time, for rows that take the time of their statement and not of their transaction.
create or replace function row_clock() returns timestamptz language sql volatile as $$ select clock_timestamp() $$;

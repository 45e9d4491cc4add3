-- Trigger: refuses every change of what was written.
create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'LEDGER_APPEND_ONLY: % on %', tg_op, tg_table_name using errcode = 'PL000';
end $$;

-- Refuses changes of what the ledger has written. Accounts stay, too: entries name them without a foreign key.
create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'LEDGER_APPEND_ONLY: % on %', tg_op, tg_table_name using errcode = 'PL000';
end $$;
create or replace trigger append_only before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_is_append_only();
create or replace trigger append_only before update or delete or truncate on entries
  for each statement execute function ledger_is_append_only();
create or replace trigger kept before delete or truncate on accounts
  for each statement execute function ledger_is_append_only();
create or replace trigger append_only before update or delete or truncate on point_entries
  for each statement execute function ledger_is_append_only();

-- SQL functions stand in server/db/functions from here on, one current file each; this table says which text was applied.
create table sql_functions (name text primary key, checksum text not null);

drop function vendor_open (text, text, bigint, text, text, text, text, boolean, uuid, text);
drop function vendor_seen (text, text, bigint, text, text, text, text, boolean, uuid, text);
drop function vendor_debit_view (text, text, bigint, uuid, text);
drop function vendor_debit_seen (text, text, bigint, uuid, text);
drop function vendor_record (text, text, jsonb, bytea);
drop function ledger_fold (bigint, int);
drop function brand_periods (jsonb);

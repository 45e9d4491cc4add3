-- Default times of the rows of money and play are functions of the platform (server/db/functions/row-time.sql, row-clock.sql),
-- so that the demo's history can be written with a clock of its own (decision 0011).
create function row_time() returns timestamptz language sql stable as $$ select now() $$;
create function row_clock() returns timestamptz language sql volatile as $$ select clock_timestamp() $$;

alter table ledger_transactions alter column at set default row_time();
alter table rounds alter column opened_at set default row_time();
alter table vendor_txs alter column at set default row_time();
alter table consents alter column at set default row_time();
alter table deposits alter column created_at set default row_time(), alter column updated_at set default row_time();
alter table webhook_events alter column at set default row_time();
alter table incidents alter column at set default row_time();
alter table payout_accounts alter column created_at set default row_time();
alter table withdrawals alter column created_at set default row_clock(), alter column updated_at set default row_clock();
alter table withdrawal_events alter column at set default row_clock();
alter table withdrawal_parts alter column paid_at set default row_clock();
alter table turnover alter column at set default row_clock();
alter table turnover_requirements alter column created_at set default row_clock();
alter table requirement_stakes alter column at set default row_clock();
alter table feedback_images alter column at set default row_time();
alter table bills alter column at set default row_clock();

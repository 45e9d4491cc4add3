-- Rows of the operator's reports by time. Bets and wins belong to a round and have no entry here; the reports find them by vendor_txs (at).
create index ledger_transactions_money on ledger_transactions (merchant, at) where round_id is null;
create index deposits_waiting on deposits (merchant, created_at) where state in ('pending', 'review');
create index withdrawals_waiting on withdrawals (merchant, created_at) where state in ('checking', 'approved', 'paying');
create index sessions_started on sessions (merchant, started_at);

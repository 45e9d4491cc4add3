-- Checks of the columns that every bet writes, as domains. PostgreSQL reads a table's check constraints anew for each statement
-- that writes to it, which was a fifth of a posting's cost; a domain's check is kept for the connection (decision 0001).
create domain ledger_name as text check (value in ('real', 'demo'));
create domain account_kind as text check (value in (
  'wallet', 'vendor_wallet', 'house', 'pool', 'cashier', 'receivable', 'reserve', 'bonus'));
create domain ledger_kind as text check (value in (
  'deposit', 'withdrawal', 'withdrawal_returned', 'payout', 'fee', 'bet', 'win', 'jackpot', 'rollback', 'adjust', 'bonus',
  'transfer', 'salary', 'shortfall', 'write_off', 'pool_seed', 'pool_fund', 'pool_contribution'));
create domain round_state as text check (value in ('open', 'closed', 'rolled_back'));
create domain vendor_tx_kind as text check (value in ('bet', 'settle', 'rollback', 'adjust'));
create domain vendor_tx_state as text check (value in ('applied', 'refused', 'rolled_back', 'tombstone'));
-- Within what a JavaScript number holds exactly (2^53 - 1).
create domain exact_amount as bigint constraint balance_is_exact check (value between -9007199254740991 and 9007199254740991);
create domain moved_amount as bigint check (value <> 0);

-- Triggers that name these columns; they are created anew with the functions.
drop trigger if exists requirements_meet on rounds;
drop trigger if exists turnover_append on rounds;
delete from sql_functions where name in ('requirements-meet', 'turnover-append');

alter table accounts
  drop constraint accounts_kind_check, drop constraint accounts_ledger_check, drop constraint balance_is_exact,
  alter column kind type account_kind, alter column ledger type ledger_name, alter column balance type exact_amount;
alter table ledger_transactions drop constraint ledger_transactions_kind_check, alter column kind type ledger_kind;
alter table entries drop constraint entries_amount_check, alter column amount type moved_amount;
alter table unrolled_entries drop constraint unrolled_entries_amount_check, alter column amount type moved_amount;
alter table rounds
  drop constraint rounds_ledger_check, drop constraint rounds_state_check,
  alter column ledger type ledger_name, alter column state type round_state;
alter table vendor_txs
  drop constraint vendor_txs_kind_check, drop constraint vendor_txs_state_check,
  alter column kind type vendor_tx_kind, alter column state type vendor_tx_state;

-- Room in each page for the next version of its rows: a posting changes no indexed column of an account, so that none of its
-- three indexes gets an entry.
alter table accounts set (fillfactor = 70);

-- Transfers between members, and the wallets that members have with vendors.

-- What members sent to their direct uplines. The ledger holds the money; this row holds the order.
create table upline_transfers (
  id uuid primary key,
  merchant text not null references merchants,
  sender bigint not null references members,
  receiver bigint not null references members,
  currency text not null,
  exponent smallint not null,
  amount bigint not null check (amount > 0),
  idempotency_key text not null,
  payload_hash bytea not null,
  ledger_transaction_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (merchant, sender, idempotency_key)
);
create index on upline_transfers (merchant, sender, created_at);
create index on upline_transfers (merchant, receiver, created_at);

-- Owner of a vendor wallet: `vendor:<code>:member:<id>`. Used where the merchant's wallet is not single (WAL-03).
alter table accounts drop constraint accounts_kind_check, add constraint accounts_kind_check check
  (kind in ('wallet', 'vendor_wallet', 'house', 'pool', 'cashier', 'receivable', 'reserve', 'bonus'));

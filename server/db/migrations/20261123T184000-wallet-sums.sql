-- Sums of a wallet's movements by quarter of an hour, kind and game, for totals over long periods (MEM-03). A day of every time
-- zone begins at a quarter of an hour. They are written when a member opens a record, up to the wallet's version in
-- wallet_sum_heads; the movements after it are summed as they are.
create table wallet_sums (
  merchant text not null,
  account_id bigint not null references accounts,
  slot timestamptz not null,
  transaction_kind text not null,
  -- 0: no game.
  node_id bigint not null,
  movements int not null,
  amount_in bigint not null,
  amount_out bigint not null,
  first_version bigint not null,
  last_version bigint not null,
  primary key (account_id, slot, transaction_kind, node_id)
);

create table wallet_sum_heads (
  account_id bigint primary key references accounts,
  merchant text not null,
  version bigint not null
);

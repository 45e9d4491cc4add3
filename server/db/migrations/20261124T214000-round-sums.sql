-- Sums of a member's rounds by quarter of an hour of their opening, game and state, for totals over long periods (MEM-03), as
-- wallet_sums are for movements. They hold all rounds opened before the member's time in round_sum_heads, always the end of a
-- quarter; later rounds are summed as they are.
create table round_sums (
  merchant text not null,
  member_id bigint not null references members,
  slot timestamptz not null,
  ledger text not null check (ledger in ('real', 'demo')),
  node_id bigint not null,
  state text not null check (state in ('open', 'closed', 'rolled_back')),
  rounds int not null,
  stake bigint not null,
  payout bigint not null,
  primary key (member_id, slot, ledger, node_id, state)
);

create table round_sum_heads (
  member_id bigint primary key references members,
  merchant text not null,
  summed_before timestamptz not null
);

-- The sums lead to rounds of a rare state, and a bet has one index less to keep.
drop index rounds_not_closed;

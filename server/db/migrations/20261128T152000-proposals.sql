-- A correction of a wallet by the operator, and what a first member of staff proposes and a second one approves.
alter domain ledger_kind drop constraint ledger_kind_check;
alter domain ledger_kind add constraint ledger_kind_check check (value in (
  'deposit', 'withdrawal', 'withdrawal_returned', 'payout', 'fee', 'bet', 'win', 'jackpot', 'rollback', 'adjust', 'bonus',
  'transfer', 'salary', 'shortfall', 'write_off', 'correction', 'pool_seed', 'pool_fund', 'pool_contribution'));

create table proposals (
  id uuid primary key,
  merchant text not null references merchants,
  kind text not null check (kind in ('withdrawal', 'correction', 'write_off')),
  -- What it is about, such as `withdrawal:<id>`: at most one proposal waits for each.
  subject text not null,
  member_id bigint not null references members,
  -- Signed minor units: what the approval pays, moves into the wallet, or writes off.
  amount bigint not null,
  currency text not null,
  exponent smallint not null,
  reason text not null,
  proposed_by text not null,
  proposed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- A waiting one whose time is over has expired.
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'withdrawn', 'expired')),
  decided_by text,
  decided_at timestamptz
);
create unique index proposals_waiting on proposals (merchant, subject) where state = 'waiting';
create index on proposals (merchant, proposed_at);

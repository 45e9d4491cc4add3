-- Agents: contracts, turnover and bills.

-- Contracts between an upline and a direct downline, a row for each version. Upline null: the merchant.
create table pay_contracts (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  kind text not null check (kind in ('realtime', 'hour', 'day', 'dividend')),
  upline bigint references members,
  downline bigint not null references members,
  version int not null,
  terms jsonb not null,
  state text not null check (state in ('requested', 'active', 'refused', 'withdrawn', 'ending', 'replaced', 'terminated')),
  requested_at timestamptz not null default clock_timestamp(),
  answered_at timestamptz,
  -- In force from here, which is the start of a window, until there.
  from_at timestamptz,
  until_at timestamptz,
  end_requested_by bigint,
  end_requested_at timestamptz,
  -- Requested end.
  end_at timestamptz,
  end_answered_at timestamptz,
  -- Why the platform ended a contract or withdrew a request; null if a side did.
  end_reason text check (end_reason in ('kind_not_settled')),
  constraint pay_contract_holds_after_consent
    check (from_at is null or (answered_at is not null and requested_at <= answered_at and answered_at <= from_at)),
  -- Contracts are agreed only where something settles them. A plan that settles another kind adds it here.
  constraint pay_contract_kind_is_settled
    check (kind = 'realtime' or state in ('refused', 'withdrawn', 'replaced', 'terminated')),
  unique (merchant, kind, downline, version)
);
create unique index pay_contract_one_agreed on pay_contracts (downline, kind) where state in ('active', 'ending');
create unique index pay_contract_one_request on pay_contracts (downline, kind) where state = 'requested';
create index on pay_contracts (merchant, upline);

-- Progress of a merchant's windows.
create table pay_cursors (
  merchant text not null references merchants,
  kind text not null check (kind in ('realtime', 'hour', 'day', 'dividend')),
  settled_until timestamptz not null,
  -- Windows before this take no more turnover. They are settled in steps afterwards.
  closed_until timestamptz not null,
  primary key (merchant, kind)
);

-- Changes of a team's turnover by settled bets, appended in the bet's transaction and counted in a window later.
create table turnover (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null,
  round_id uuid not null,
  stake bigint not null,
  payout bigint not null,
  -- Time of the bet, which decides the contracts that apply.
  bet_at timestamptz not null,
  at timestamptz not null default clock_timestamp(),
  -- The window in which it counts; null until it is counted.
  window_at timestamptz,
  -- The window of the bet that this row reverses or changes; null if it is the same window.
  corrects_at timestamptz
);
create index on turnover (merchant, window_at, member_id);
create index on turnover (round_id);
create index turnover_uncounted on turnover (merchant, id) where window_at is null;

create table bills (
  id uuid primary key default gen_random_uuid(),
  merchant text not null references merchants,
  agent_id bigint not null references members,
  contract_id bigint not null references pay_contracts,
  kind text not null check (kind in ('realtime', 'hour', 'day', 'dividend')),
  window_at timestamptz not null,
  window_end timestamptz not null,
  -- T, A and L of the plan.
  turnover bigint not null,
  active int not null,
  net_loss bigint not null,
  -- Index of the tier reached, -1 for none, and its rate in millionths.
  tier smallint not null,
  rate int not null,
  -- Exact sum of the bill's own lines, in millionths of a minor unit; and the amount paid, rounded.
  exact numeric(40) not null,
  amount bigint not null,
  state text not null check (state in (
    'issued', 'unapproved', 'part_received', 'insufficient', 'not_reached', 'refused', 'expired')),
  -- Hash of all inputs of the calculation.
  inputs_hash bytea not null,
  ledger_transaction_id bigint,
  at timestamptz not null default clock_timestamp(),
  -- With `exact` and the rounding, the following summands in millionths give the amount.
  -- Part above the cap.
  capped numeric(40) not null default 0,
  -- Voids and changes of bets that earlier bills paid.
  corrected numeric(40) not null default 0,
  -- Negative sum taken over from earlier windows; sum handed on to the next; sum written off at the contract's end.
  carried_in numeric(40) not null default 0,
  carried_out numeric(40) not null default 0,
  written_off numeric(40) not null default 0,
  unique (contract_id, window_at)
);
-- What an agent still owes is in the newest of these.
create index bills_carrying on bills (agent_id, window_at desc) where carried_in <> 0 or carried_out <> 0;
create index on bills (merchant, agent_id, window_at desc);

-- The bills whose bets a bill corrects, at their rates. `kept_back` is the part that their cap had kept back.
create table bill_corrections (
  merchant text not null,
  bill_id uuid not null references bills,
  corrects uuid not null references bills,
  exact numeric(40) not null,
  kept_back numeric(40) not null,
  primary key (bill_id, corrects)
);
create index on bill_corrections (corrects);

-- The agents' live figures: the newest value of each state feed with its version.
create table agent_figures (
  merchant text not null,
  agent_id bigint not null,
  feed text not null check (feed in ('salary', 'team', 'contracts')),
  version bigint not null default 1,
  value jsonb not null,
  primary key (agent_id, feed)
);

-- Curve of an accrual: the last figure of each ten seconds of a window, in minor units.
create table accruals (
  merchant text not null,
  agent_id bigint not null,
  window_at timestamptz not null,
  -- [milliseconds from the start, amount] pairs.
  curve jsonb not null,
  primary key (agent_id, window_at)
);
create index on accruals (window_at);

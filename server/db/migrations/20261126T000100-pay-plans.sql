-- Agents' pay by the hour, the day and the half month: windows that are sums of settled five-minute turnover.

-- Every kind has a plan now. A new kind is added here together with its plan.
alter table pay_contracts drop constraint pay_contract_kind_is_settled;
alter table pay_contracts add constraint pay_contract_kind_is_settled
  check (kind in ('realtime', 'hour', 'day', 'dividend') or state in ('refused', 'withdrawn', 'replaced', 'terminated'));

-- A kind's windows longer than five minutes that have turnover or something to write off. They adjoin and never overlap.
create table pay_windows (
  merchant text not null references merchants,
  kind text not null check (kind in ('hour', 'day', 'dividend')),
  window_at timestamptz not null,
  window_end timestamptz not null check (window_end > window_at),
  settled_at timestamptz,
  primary key (merchant, kind, window_at)
);
create index pay_windows_open on pay_windows (merchant, kind, window_at) where settled_at is null;

-- A member's counted turnover in such a window. It grows until the window's last five minutes are settled.
create table pay_sums (
  merchant text not null,
  kind text not null check (kind in ('hour', 'day', 'dividend')),
  window_at timestamptz not null,
  member_id bigint not null,
  -- Start of the window of the bets, or the five minutes of bets that were made before it.
  terms_at timestamptz not null,
  -- The window of the bets that these lines reverse or change, if it is an earlier one.
  corrects_at timestamptz,
  stake bigint not null,
  payout bigint not null,
  bets int not null,
  -- Of the payout, what pools paid; and what the bets contributed to pools, in millionths. Only for dividends.
  pool_payout bigint not null default 0,
  contribution_micro bigint not null default 0,
  foreign key (merchant, kind, window_at) references pay_windows
);
create unique index pay_sum_key on pay_sums (merchant, kind, window_at, member_id, terms_at, corrects_at) nulls not distinct;

-- Dividend: the summands of the net loss in minor units. Null for other kinds.
alter table bills add column loss jsonb;
-- When the operator approved or refused it, or it expired, and the operator's reason.
alter table bills add column decided_at timestamptz;
alter table bills add column decision text;
create index on bills (merchant, kind, agent_id, window_at desc);
create index bills_unapproved on bills (merchant, at) where state = 'unapproved';
create index bills_carrying_loss on bills (agent_id, window_at desc)
  where loss is not null and (loss ->> 'carriedIn' <> '0' or loss ->> 'carriedOut' <> '0');

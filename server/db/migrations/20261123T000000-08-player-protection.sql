-- Limits of players, and the audit log.

-- PP-13: of several limits the lowest applies.
create table limits (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  kind text not null check (kind in ('stake', 'loss', 'wager', 'time', 'deposit')),
  period text not null check (period in ('bet', 'session', 'day', 'week', 'month')),
  amount bigint not null,
  owner text not null check (owner in ('player', 'operator')),
  from_at timestamptz not null default now(),
  unique (member_id, kind, period, owner)
);

-- Changed in the transaction of the bet. `starts_on` is the first day of the period at the merchant's UTC offset.
create table limit_counters (
  merchant text not null references merchants,
  member_id bigint not null references members,
  kind text not null check (kind in ('loss', 'wager')),
  period text not null check (period in ('day')),
  starts_on date not null,
  amount bigint not null default 0,
  primary key (member_id, kind, period, starts_on)
);

create table reality_checks (
  merchant text not null references merchants,
  member_id bigint primary key references members,
  every_minutes int not null,
  pending_since timestamptz,
  last_answered_at timestamptz not null default now()
);

create table incidents (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  kind text not null,
  member_id bigint,
  details jsonb not null,
  at timestamptz not null default now()
);

-- Significant events (PP-29): who did what, before, after, why; hash-chained per merchant.
create table audit (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  actor text not null,
  action text not null,
  reason text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null default now(),
  previous_hash bytea,
  hash bytea not null
);

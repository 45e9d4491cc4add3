-- PP-29: significant events of play, logins and outages join the chain of the operator's actions (decision 0004).

-- Written in the transaction of the event. A job appends its rows to the merchant's chain and deletes them here.
create table audit_queue (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint,
  actor text not null,
  action text not null,
  reason text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null default clock_timestamp()
);

-- The member concerned, part of the hash where it is set.
alter table audit add column member_id bigint;
create index on audit (merchant, id);

-- The end of each chain, so that removed last entries are found too.
create table audit_heads (
  merchant text primary key references merchants,
  audit_id bigint not null,
  hash bytea not null,
  entries bigint not null
);
insert into audit_heads (merchant, audit_id, hash, entries)
select distinct on (merchant) merchant, id, hash, count(*) over (partition by merchant)
  from audit order by merchant, id desc;

-- What is down, by subject such as `vendor:ACME`; the audit gets its begin and its end.
create table outages (
  merchant text not null references merchants,
  subject text not null,
  since timestamptz not null default clock_timestamp(),
  primary key (merchant, subject)
);

-- Running nodes. A clean stop deletes the row; a row that is left and not seen any more is an unclean stop.
create table node_runs (
  node_id uuid primary key,
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp()
);

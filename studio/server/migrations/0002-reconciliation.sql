-- Once a day the platform's feed is held against what was agreed here.

alter table tx add column reconciled_at timestamptz;
create index on tx (at) where reconciled_at is null;

create table reconciliation (
  only_one boolean primary key default true check (only_one),
  -- Where the platform's feed goes on; its last, unfinished page is read again.
  after text not null default '0',
  due_at timestamptz not null,
  lease_until timestamptz
);
insert into reconciliation (due_at) values (now());

-- What does not agree; a person looks at each.
create table difference (
  tx_id text primary key,
  what text not null check (what in ('unknown_here', 'unknown_there', 'other_amount')),
  details jsonb not null,
  at timestamptz not null
);

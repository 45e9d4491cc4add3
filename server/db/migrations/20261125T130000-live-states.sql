-- The newest state of games that many players share, as their vendors tell it (vendor API, Live state).
create table live_states (
  merchant text not null references merchants,
  key text not null,
  node_id bigint not null,
  -- The vendor's version: an older state is dropped. Our own counts what was kept, and is the feed's `seq`.
  vendor_version bigint not null,
  version bigint not null default 1,
  value jsonb not null,
  at timestamptz not null default clock_timestamp(),
  foreign key (merchant, node_id) references games (merchant, node_id),
  primary key (merchant, key)
);

-- Members below agents: transfers to them, registration links, rebate rates, frozen agents and changes of upline.

-- One table for transfers between a member and the direct upline, in both directions.
alter table upline_transfers rename to member_transfers;
alter table member_transfers
  -- `up`: from a member to the direct upline. `down`: from an agent to a direct member.
  add column direction text not null default 'up' check (direction in ('up', 'down'));
alter table member_transfers alter column direction drop default;

alter table members
  -- Millionths of the turnover. At least the merchant's difference below the upline's rate, unless it is zero.
  add column rebate_rate int not null default 0 check (rebate_rate between 0 and 1000000),
  -- A frozen agent creates no accounts and links, sends no money and proposes no contracts. Its team plays on.
  add column frozen_at timestamptz;
-- The levels of a tree, in the orders of the page, and names by their beginning.
create index members_level on members (upline, is_agent desc, username) include (id) where upline is not null;
create index members_account on members (upline, username) include (id) where upline is not null;
create index members_joined on members (upline, created_at desc, id desc) where upline is not null;
create index members_name on members (merchant, username collate "C") include (id) where upline is not null;
create index sessions_last on sessions (member_id, started_at desc);

create table registration_links (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  code text not null,
  agent bigint not null references members,
  -- What a newcomer becomes.
  kind text not null check (kind in ('member', 'agent')),
  rebate_rate int not null check (rebate_rate between 0 and 1000000),
  -- Null: never.
  expires_at timestamptz,
  -- Greatest number of registrations; null: any.
  uses_most int check (uses_most > 0),
  uses int not null default 0 check (uses_most is null or uses <= uses_most),
  clicks int not null default 0,
  enabled boolean not null default true,
  created_at timestamptz not null default clock_timestamp(),
  unique (merchant, code)
);
create index on registration_links (merchant, agent, id desc);
alter table members add column registration_link bigint references registration_links;

-- Visitors whose click on a link was counted: a keyed hash of address and browser.
create table link_visitors (
  merchant text not null references merchants,
  link_id bigint not null references registration_links on delete cascade,
  visitor bytea not null,
  at timestamptz not null default clock_timestamp(),
  primary key (link_id, visitor)
);
create index on link_visitors (at);

-- A path holds for bets from `from_at` until `until_at`; the newest one has no end.
alter table team_paths
  add column from_at timestamptz not null default '-infinity',
  add column until_at timestamptz not null default 'infinity',
  drop constraint team_paths_pkey;
alter table team_paths add primary key (ancestor, descendant, from_at) include (depth, until_at);
drop index team_paths_descendant_depth_ancestor_idx;
create index on team_paths (descendant, depth) include (ancestor, from_at, until_at);

-- The uplines that members had before a change by the operator, each until the start of a five-minute window.
create table former_uplines (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  upline bigint references members,
  until_at timestamptz not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index on former_uplines (member_id, until_at);
create index on former_uplines (merchant, id);

alter table pay_contracts drop constraint pay_contracts_end_reason_check,
  add constraint pay_contracts_end_reason_check check (end_reason in ('kind_not_settled', 'upline_changed'));

-- Members, their teams and what is known of them.

create table members (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  username text not null,
  nickname text not null,
  password_hash text not null,
  -- AUTH-14. 0: a plain member; 4: a trial account; 1, 2, 41, 42: agents.
  type smallint not null default 0,
  is_agent boolean not null generated always as (type in (1, 2, 41, 42)) stored,
  upline bigint references members,
  currency text not null,
  exponent smallint not null,
  demo boolean not null default false,
  locked boolean not null default false,
  play_blocked_reason text,
  excluded_until timestamptz,
  logged_in_before boolean not null default false,
  password_changed_at timestamptz not null default now(),
  failed_logins smallint not null default 0,
  failed_since timestamptz,
  referral_code text not null unique,
  referred_by bigint references members,
  unread_version bigint not null default 1,
  created_at timestamptz not null default now(),
  -- Version of the feed `deposits`: grows with each new deposit and each change of one.
  deposits_version bigint not null default 1,
  -- E.164, verified by a code; null: none.
  mobile text check (mobile ~ '^\+[1-9][0-9]{4,14}$'),
  -- Lower case.
  email text check (email = lower(email)),
  -- The agent or operator who created the account chose the password.
  password_given boolean not null default false,
  unique (merchant, username)
);
create index members_agents on members (merchant) where is_agent;
create unique index members_email on members (merchant, email) where email is not null;
create index on members (merchant, created_at);
create index on members (merchant, upline);
create unique index members_mobile on members (merchant, mobile) where mobile is not null;

create table profiles (
  member_id bigint primary key references members,
  merchant text not null references merchants,
  -- E.164, as typed. A verified number is in members.mobile.
  mobile text,
  payee_name text,
  birthday date,
  id_number text,
  qq_num text,
  line text,
  whatsapp text,
  facebook text,
  wechat text,
  -- argon2id, like members.password_hash.
  payment_password_hash text
);
create unique index profiles_mobile on profiles (merchant, mobile) where mobile is not null;

create table consents (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  kind text not null,
  version text not null,
  at timestamptz not null default now()
);

-- Log-ins that the operator stopped (PP-30). The other kill switches: merchants.play_stopped, vendors.enabled, games.enabled.
create table stopped_logins (
  merchant text not null references merchants,
  username text not null,
  reason text not null,
  at timestamptz not null default now(),
  primary key (merchant, username)
);

-- Closure table of the uplines, each member at depth 0 of itself. An agent's team is one range of the key.
create table team_paths (
  merchant text not null,
  ancestor bigint not null,
  descendant bigint not null,
  depth smallint not null,
  primary key (ancestor, descendant) include (depth)
);
create index on team_paths (descendant, depth) include (ancestor);

-- Codes that put newcomers into an agent's team.
create table affiliate_codes (
  merchant text not null references merchants,
  code text not null,
  agent bigint not null references members,
  -- The host on which the code is valid; null: on all hosts of the merchant.
  domain text,
  created_at timestamptz not null default now(),
  primary key (merchant, code)
);

-- Content and support.

create table notices (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  titles jsonb not null,
  bodies jsonb not null,
  execution text not null default 'B' check (execution in ('A', 'B', 'F')),
  published_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index on notices (merchant, published_at desc);

create table notice_reads (
  merchant text not null references merchants,
  member_id bigint not null references members,
  notice_id bigint not null references notices,
  at timestamptz not null default now(),
  primary key (member_id, notice_id)
);

-- Pop-ups when the site opens (SHELL-09). The newest for each kind of visitor is in force.
create table popups (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  -- B: visitors; A: members; F: members at their first log-in.
  execution text not null check (execution in ('A', 'B', 'F')),
  titles jsonb not null,
  contents jsonb not null,
  promotion_type text not null default '',
  published_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index on popups (merchant, execution, id desc) where withdrawn_at is null;

create table banners (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  group_name text not null,
  texts jsonb not null,
  art text not null,
  url text not null,
  linkage_type text not null,
  position int not null default 0
);

create table promotions (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  texts jsonb not null,
  art text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  position int not null default 0
);

create table help_topics (
  merchant text not null references merchants,
  anchor text not null,
  texts jsonb not null,
  position int not null default 0,
  primary key (merchant, anchor)
);

-- Feedback of members, with pictures.
create table feedback (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  content text not null,
  remark text not null,
  at timestamptz not null default now()
);
create index on feedback (merchant, member_id, at desc);

create table feedback_images (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  feedback_id bigint references feedback,
  -- As detected from its first bytes.
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea not null,
  member_id bigint not null references members,
  at timestamptz not null default now()
);
create index on feedback_images (at) where feedback_id is null;
create index on feedback_images (feedback_id);
create index on feedback_images (merchant, member_id, id desc) where feedback_id is null;

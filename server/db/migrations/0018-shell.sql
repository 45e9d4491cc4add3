-- What a visitor is shown when the site opens (SHELL-09): one in force for each kind of visitor, the newest.
create table popups (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  -- B: nobody is logged in; A: somebody is; F: somebody is for the first time.
  execution text not null check (execution in ('A', 'B', 'F')),
  titles jsonb not null,
  contents jsonb not null,
  promotion_type text not null default '',
  published_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index on popups (merchant, execution, id desc) where withdrawn_at is null;

-- What members write to the brand, with what they show of it.
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
  feedback_id bigint not null references feedback,
  -- As its first bytes say, whatever it was called.
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea not null
);
create index on feedback_images (feedback_id);

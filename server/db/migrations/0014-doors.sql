-- Ways in by mobile number and mail, and passwords that must be changed.
alter table members
  -- E.164, shown to be the member's by a code; null: none.
  add column mobile text check (mobile ~ '^\+[1-9][0-9]{4,14}$'),
  -- Lower case.
  add column email text check (email = lower(email)),
  -- Somebody else chose the password: the agent or operator who made the account.
  add column password_given boolean not null default false;
create unique index members_mobile on members (merchant, mobile) where mobile is not null;

-- 'first', 'weak' or 'expired': no money moves in this session before the password is another one.
alter table sessions add column change_password text check (change_password in ('first', 'weak', 'expired'));

-- One-time links by mail to set a new password: the hash alone.
create table password_links (
  code_hash bytea primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  expires_at timestamptz not null
);
create index on password_links (merchant, member_id);

-- Tries of the reset form, by the visitor's address: five an hour.
create table reset_tries (
  merchant text not null references merchants,
  ip text not null,
  tries int not null,
  since timestamptz not null,
  primary key (merchant, ip)
);

-- What a demo's house sent: shown at /dev/outbox, the newest few hundred.
create table sent_messages (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  kind text not null check (kind in ('sms', 'mail')),
  recipient text not null,
  subject text,
  text text not null,
  at timestamptz not null default now()
);
create index on sent_messages (merchant, id);

-- What a brand asks of its members beside the account: only what its fields of registration ask for is there.
create unique index members_email on members (merchant, email) where email is not null;

create table profiles (
  member_id bigint primary key references members,
  merchant text not null references merchants,
  -- E.164, as given; one that a code has checked stands in members instead.
  mobile text,
  payee_name text,
  birthday date,
  id_number text,
  qq_num text,
  line text,
  whatsapp text,
  facebook text,
  wechat text,
  -- argon2id, as the password of the account.
  payment_password_hash text
);

create unique index profiles_mobile on profiles (merchant, mobile) where mobile is not null;

-- Codes by which visitors come into an agent's team.
create table affiliate_codes (
  merchant text not null references merchants,
  code text not null,
  agent bigint not null references members,
  -- The host on which the code is right; null: on all of the brand's.
  domain text,
  created_at timestamptz not null default now(),
  primary key (merchant, code)
);

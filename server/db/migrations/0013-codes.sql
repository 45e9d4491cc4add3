-- Codes sent by text message or mail: the newest for each purpose and address, its hash alone.
create table verification_codes (
  merchant text not null references merchants,
  -- 'login', 'register', 'password'
  purpose text not null,
  -- A mobile number in E.164, or a mail address.
  address text not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  wrong smallint not null default 0,
  sent_at timestamptz not null default now(),
  -- How many were sent since `counted_since`, which moves on after an hour.
  sent int not null default 1,
  counted_since timestamptz not null default now(),
  primary key (merchant, purpose, address)
);

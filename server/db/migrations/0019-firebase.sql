-- Who at Firebase is which member.
create table firebase_identities (
  merchant text not null references merchants,
  project text not null,
  uid text not null,
  member_id bigint not null references members,
  channel text not null check (channel in ('google', 'facebook', 'phone')),
  linked_at timestamptz not null default now(),
  primary key (merchant, project, uid)
);
create index on firebase_identities (member_id);

-- ID tokens that opened a session, until they are old anyway: none does so twice.
create table firebase_tokens (
  token_hash bytea primary key,
  until timestamptz not null
);

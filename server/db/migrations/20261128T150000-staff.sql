-- Members of staff, whose keys call the operator's endpoints. The column is not named `merchant`: a key is looked up before the
-- merchant is known, so that row-level security cannot apply.
create table staff (
  -- The actor in the audit. A name is never given to somebody else.
  name text primary key,
  -- SHA-256 of a random key of 256 bits.
  key_hash bytea not null unique,
  roles text[] not null check (cardinality(roles) > 0),
  -- The one merchant that the key may act for; null: all.
  bound_to text references merchants,
  created_by text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

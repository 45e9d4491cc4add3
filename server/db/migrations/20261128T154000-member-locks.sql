-- Who locked a member, when and why; null together while `locked` is false.
alter table members
  add column lock_reason text,
  add column locked_by text,
  add column locked_at timestamptz;

-- Lists of members in the order of their names, without trial accounts, and of the locked ones alone.
create index members_list on members (merchant, username collate "C") where not demo;
create index members_locked on members (merchant, username collate "C") where locked and not demo;

-- The operator finds members by the name of a person, and by the key that a page draws for its session: the first 16 hexadecimal
-- digits of its SHA-256.
create index profiles_name on profiles (merchant, payee_name);
alter table sessions add column device_key text generated always as (left(encode(sha256(public_key), 'hex'), 16)) stored;
create index sessions_device on sessions (merchant, device_key);

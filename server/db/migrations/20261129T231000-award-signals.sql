-- Signals that several accounts are one person's: what a login shows of its device and its network. No bet reads or writes them.
create table login_signals (
  merchant text not null references merchants,
  member_id bigint not null references members,
  signal text not null check (signal in ('device', 'address')),
  -- The browser's number, or the address; of IPv6 its /64 prefix.
  value text not null,
  -- The last login with it.
  seen_at timestamptz not null default row_clock(),
  primary key (member_id, signal, value)
);
create index login_signals_shared on login_signals (merchant, signal, value);
create index login_signals_seen on login_signals (seen_at);
-- An IPv6 address is recorded at its next login.
insert into login_signals (merchant, member_id, signal, value, seen_at)
select merchant, member_id, 'address', ip, max(started_at) from sessions
 where started_at > now() - interval '90 days' and ip ~ '^[0-9]+([.][0-9]+){3}$'
 group by merchant, member_id, ip;

-- Accounts that a member has removed count too.
create index payout_accounts_member on payout_accounts (merchant, member_id);
create index profiles_birthday on profiles (merchant, birthday) where birthday is not null;

-- The signals that make an award wait, if another member shares one and has an award of the campaign.
alter table campaigns add column once_per text[] not null default '{}'
  check (once_per <@ array['device', 'address', 'paymentAccount', 'person']);
-- The signals that made it wait, each with the other member: [{ "signal", "memberId" }]; null: none.
alter table awards add column signals jsonb;

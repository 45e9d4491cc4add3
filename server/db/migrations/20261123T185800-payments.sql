-- Names of payment methods in the languages of members; `name` stays for a language without one.
alter table deposit_methods add column names jsonb not null default '{}';
alter table withdrawal_methods add column names jsonb not null default '{}';

-- When the provider had paid an order. For some days after it, the provider is asked whether it came back.
alter table withdrawals add column paid_at timestamptz;
update withdrawals set paid_at = updated_at, ask_at = clock_timestamp() where state in ('paid', 'confirmed');
create index withdrawals_to_follow on withdrawals (ask_at) where state in ('paid', 'confirmed', 'returned');

-- The order of rounds that counted, for the member's list.
alter table requirement_stakes add column id bigint generated always as identity;
create unique index requirement_stakes_listed on requirement_stakes (requirement_id, id);

-- When the provider is asked next about an open deposit; null: as soon as its webhook is late.
alter table deposits add column ask_at timestamptz;
create index deposits_pending on deposits (created_at) where state = 'pending';

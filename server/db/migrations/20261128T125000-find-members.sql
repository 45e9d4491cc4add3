-- The operator finds members by the beginning of a name, by a payout account, and by the address of a live session.
create index members_begin on members (merchant, username collate "C");
create index payout_accounts_number on payout_accounts (merchant, number);
create index sessions_address on sessions (merchant, ip) where ended_at is null;

-- Identifiers of e-wallets were stored without hyphens: anna-lee@example.com became annalee@example.com, which may be somebody
-- else's. What was removed is unknown, so nothing is paid to such an account until its member says that it is right. Numbers
-- are the same without hyphens.
alter table payout_accounts add column needs_confirmation boolean not null default false;
update payout_accounts set needs_confirmation = true where kind = 'ewallet' and number !~ '^[+]?[0-9]+$';

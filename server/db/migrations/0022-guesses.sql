-- Sendings are counted by hourly_counts, for all purposes of a number together.
alter table verification_codes drop column sent, drop column counted_since;

-- Guesses at the authenticator's code since the last right one.
alter table second_factors add column guesses int not null default 0;

-- Used up by being there no more, as links that set a password.
delete from login_links where used_at is not null;
alter table login_links drop column used_at;

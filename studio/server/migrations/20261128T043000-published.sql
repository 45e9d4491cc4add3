-- The standard words for what the platform has received, and for what a player requested.
alter table table_round rename column told to published;
alter table table_round rename column bets_told to bets_published;
alter table table_round rename column outs_told to outs_published;
alter table card_table rename column told to published;
alter table book_told rename to book_published;
alter table book_slip rename column asked to requested;
alter table book_slip rename column asked_at to requested_at;

-- A draw of a lottery has thousands of bets: what one player has in it, and which of them are undecided.
drop index round_table_round_id_idx;
create index on round (table_round_id, player_account) where table_round_id is not null;
create index on round (table_round_id, number) where state = 'bet_ok' and table_round_id is not null;
create index on round (table_round_id) where state in ('created', 'bet_sent') and table_round_id is not null;

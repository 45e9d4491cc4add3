-- Bets of a flight that have cashed out, and bets at a table with choices: few beside the tickets of a draw.
create index round_table_moves on round (table_round_id) where jsonb_array_length(moves) > 0 and table_round_id is not null;

-- A call is leased before it is sent: with room on its page, no index is written for that.
alter table outgoing set (fillfactor = 60);

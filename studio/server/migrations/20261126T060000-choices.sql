-- Tables with a choice: between the first draws and the others, players make one move each, in time.
alter table table_round drop constraint table_round_phase_check;
alter table table_round add constraint table_round_phase_check
  check (phase in ('open', 'closed', 'deciding', 'flying', 'drawn', 'settled'));
alter table table_round drop constraint table_round_result_check;
alter table table_round add constraint table_round_result_check
  check ((result is null) = (phase in ('open', 'closed', 'deciding', 'flying')));
-- What players know while they decide.
alter table table_round add column dealt jsonb;

-- Bets whose further stake is being rolled back are decided with the others; one that is being taken is waited for.
drop index round_table_round_id_number_idx;
create index on round (table_round_id, number)
  where state in ('bet_ok', 'raise_cancelling') and table_round_id is not null;
drop index round_table_round_id_idx;
create index on round (table_round_id)
  where state in ('created', 'bet_sent', 'raise_sent') and table_round_id is not null;

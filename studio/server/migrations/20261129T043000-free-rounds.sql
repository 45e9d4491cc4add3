-- The free rounds of which this is one, by the platform's id; null: it is paid.
alter table round add column free_rounds text;
-- The player's free rounds in the session's game, as the platform answered last: id, left, stake, won. Null: none.
alter table play_session add column free_rounds jsonb;

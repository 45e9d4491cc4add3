-- What is at risk of a player's bets in one round of a table is decided for all of them together from here on: checks leave out
-- rounds that closed before.
comment on column round.win is 'minor units; null until the round is decided';

-- For rounds that end when their player leaves: when they end for lack of moves, however often the player's game asks.
alter table round add column idle_until timestamptz;

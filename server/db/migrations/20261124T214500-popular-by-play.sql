-- How much a game is played: the binary logarithm of its rounds, in which a round counts half as much as one a day later. Days since
-- 1970. A round raises only its own game's figure, and time changes no order. 0: never played.
alter table games add column played double precision not null default 0;

drop index games_merchant_game_type_popularity_node_id_idx;
create index games_by_play on games (merchant, played desc, popularity desc, node_id);

-- The time up to which a merchant's rounds are counted in `games.played`.
create table play_counts (
  merchant text primary key references merchants,
  until timestamptz not null
);
-- Rounds are appended in the order of this column, so that a small index finds the newest.
create index rounds_by_time on rounds using brin (opened_at) with (pages_per_range = 16, autosummarize = on);

-- Books whose pages are the site's: the fixtures that vendors tell (vendor API, scopes `odds` and `fixture`), for lists.

create table book_fixtures (
  merchant text not null references merchants,
  -- The vendor's, unique at the merchant.
  id text not null,
  node_id bigint not null,
  game_type text not null,
  -- From the scope `fixture`; null until it is told. A fixture is listed once both scopes are.
  sport text,
  league_id text,
  home_id text,
  away_id text,
  -- Names of the sides and the league in all languages, without case and accents.
  search text,
  -- From the scope `odds`; null until it is told.
  phase text check (phase in ('before', 'live', 'over', 'cancelled')),
  starts_at timestamptz,
  ended_at timestamptz,
  foreign key (merchant, node_id) references games (merchant, node_id),
  primary key (merchant, id)
);
create index book_fixtures_list on book_fixtures (merchant, node_id, phase, starts_at, id) where sport is not null;
create index book_fixtures_over on book_fixtures (merchant, node_id, ended_at) where ended_at is not null;
create index book_fixtures_home on book_fixtures (merchant, node_id, home_id) where phase = 'over';
create index book_fixtures_away on book_fixtures (merchant, node_id, away_id) where phase = 'over';

-- The version of the feed `book` of a type.
create table books (
  merchant text not null references merchants,
  game_type text not null,
  version bigint not null,
  primary key (merchant, game_type)
);

-- The session was opened by `join`: the payloads of its commands are the platform's contract.
alter table play_sessions add column joined boolean not null default false;

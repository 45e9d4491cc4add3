-- The operator names banners and promotions.
alter table banners add column code text;
update banners set code = 'banner-' || id;
alter table banners alter column code set not null, add unique (merchant, code);

alter table promotions add column code text;
update promotions set code = 'promotion-' || id;
alter table promotions alter column code set not null, add unique (merchant, code);

-- Pictures of banners, promotions, games and brands, in widths.
create table pictures (
  merchant text not null references merchants,
  -- SHA-256 of the uploaded file.
  hash text not null,
  -- Pixels at most; 0 for the whole picture.
  width int not null,
  -- WebP.
  bytes bytea not null,
  at timestamptz not null default now(),
  primary key (merchant, hash, width)
);

-- The operator's place in lists, before games without one; and whether the game is hot, where that does not follow play.
alter table games add column position int;
alter table games add column hot_set boolean;
-- Hash of an uploaded picture; null for the drawing.
alter table games add column picture text;

drop index games_by_play;
create index games_by_place on games (merchant, position, played desc, popularity desc, node_id);

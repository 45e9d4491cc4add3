-- Keeps what lists need of the fixtures whose states were just kept, and tells of the book if a fixture is new in it or its phase
-- has changed. `p_odds` and `p_fixtures` are lists of objects; of one fixture each has one at most.
create or replace function book_fixtures_keep(p_merchant text, p_odds jsonb, p_fixtures jsonb) returns void
language plpgsql as $$
declare
  v_ids text[];
  v_types text[];
begin
  with named as (
    insert into book_fixtures as f (merchant, id, node_id, game_type, sport, league_id, home_id, away_id, search)
    select p_merchant, g.id, g.node, t.game_type, g.sport, g.league, g.home, g.away, g.search
      from jsonb_to_recordset(p_fixtures) as g (id text, node bigint, sport text, league text, home text, away text, search text)
      join games t on t.merchant = p_merchant and t.node_id = g.node
     -- Scores and statistics come often, and names do not change with them.
     where not exists (
       select from book_fixtures b
        where b.merchant = p_merchant and b.id = g.id and b.node_id = g.node
          and (b.sport, b.league_id, b.home_id, b.away_id, b.search) is not distinct from (g.sport, g.league, g.home, g.away, g.search))
     order by g.id
    on conflict (merchant, id) do update
      set sport = excluded.sport, league_id = excluded.league_id, home_id = excluded.home_id, away_id = excluded.away_id,
          search = excluded.search
      where f.node_id = excluded.node_id
    returning f.id
  )
  select coalesce(array_agg(id), '{}') into v_ids from named;

  with phased as (
    insert into book_fixtures as f (merchant, id, node_id, game_type, phase, starts_at, ended_at)
    select p_merchant, g.id, g.node, t.game_type, g.phase, to_timestamp(g."startsAtMs" / 1000.0),
           case when g.phase in ('over', 'cancelled') then clock_timestamp() end
      from jsonb_to_recordset(p_odds) as g (id text, node bigint, phase text, "startsAtMs" bigint)
      join games t on t.merchant = p_merchant and t.node_id = g.node
     where not exists (
       select from book_fixtures b
        where b.merchant = p_merchant and b.id = g.id and b.node_id = g.node
          and (b.phase, b.starts_at) is not distinct from (g.phase, to_timestamp(g."startsAtMs" / 1000.0)))
     order by g.id
    on conflict (merchant, id) do update
      set phase = excluded.phase, starts_at = excluded.starts_at,
          ended_at = case when excluded.ended_at is null then null else coalesce(f.ended_at, excluded.ended_at) end
      where f.node_id = excluded.node_id
    returning f.id
  )
  select v_ids || coalesce(array_agg(id), '{}') into v_ids from phased;

  if cardinality(v_ids) = 0 then return; end if;
  select array_agg(distinct game_type) into v_types
    from book_fixtures
   where merchant = p_merchant and id = any (v_ids) and sport is not null and phase is not null;
  perform book_tell(p_merchant, v_types);
end $$;

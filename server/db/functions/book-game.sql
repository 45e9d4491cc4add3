-- The game whose fixtures are the merchant's book of a type: of those that told fixtures the first by node id, and one that can
-- be opened before one that is switched off. Null without any.
create or replace function book_game(p_merchant text, p_type text) returns bigint language sql stable as $$
  select g.node_id
    from games g join vendors v on v.merchant = g.merchant and v.code = g.vendor
   where g.merchant = p_merchant and g.game_type = p_type and g.playable
     and exists (select from book_fixtures f
                  where f.merchant = g.merchant and f.node_id = g.node_id and f.sport is not null and f.phase is not null)
   order by g.enabled and v.enabled desc, g.node_id
   limit 1
$$;

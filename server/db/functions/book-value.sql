-- Value of the feed `book` of a type: how many fixtures of each sport run, and are to come (`BookState`).
create or replace function book_value(p_merchant text, p_type text) returns jsonb language sql stable as $$
  select jsonb_build_object('sports', coalesce(jsonb_agg(
      jsonb_build_object('sport', sport, 'live', live, 'before', before) order by live + before desc, sport), '[]'))
    from (
      select sport, count(*) filter (where phase = 'live') as live, count(*) filter (where phase = 'before') as before
        from book_fixtures
       where merchant = p_merchant and node_id = book_game(p_merchant, p_type) and sport is not null
         and phase in ('live', 'before')
       group by sport
    ) counted
$$;

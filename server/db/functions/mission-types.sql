-- Returns the types of game that terms of a mission name, by type or by product class; null: all.
create or replace function mission_types(p_terms jsonb) returns text[] language sql immutable as $$
  select case when jsonb_typeof(p_terms -> 'games') = 'object' then array(
           select type from unnest('{LIVE,RNG,FISH,SPORTS,ESPORTS,PVP,LOTT,ELOTT,COCKFIGHT}'::text[]) type
            where p_terms -> 'games' -> 'types' ? type or p_terms -> 'games' -> 'products' ? product_of(type)) end
$$;

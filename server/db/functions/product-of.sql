-- The product class of a type of game: bonus money of a class is staked in its games alone.
create or replace function product_of(p_game_type text) returns text language sql immutable as $$
  select case p_game_type when 'SPORTS' then 'betting' when 'ESPORTS' then 'betting' when 'COCKFIGHT' then 'betting'
    when 'LOTT' then 'lottery' when 'ELOTT' then 'lottery' when 'PVP' then 'pvp' else 'casino' end
$$;

-- Forgets the states of fixtures that ended, or of which their vendor said nothing for long, and their places in lists. A fixture
-- that is still to come is kept: its prices may not change for days.
create or replace function fixtures_forget(p_ended interval, p_silent interval) returns void language plpgsql as $$
declare
  v_row record;
begin
  for v_row in
    with gone as materialized (
      select merchant, id from book_fixtures where ended_at < clock_timestamp() - p_ended
      union
      select merchant, substr(key, length('odds:') + 1) from live_states
       where key like 'odds:%' and at < clock_timestamp() - p_silent
         and to_timestamp((value ->> 'startsAtMs')::bigint / 1000.0) < clock_timestamp()
      union
      select f.merchant, substr(f.key, length('fixture:') + 1) from live_states f
       where f.key like 'fixture:%' and f.at < clock_timestamp() - p_silent
         and not exists (select from live_states o
                          where o.merchant = f.merchant and o.key = 'odds:' || substr(f.key, length('fixture:') + 1))
    ), states as (
      delete from live_states s using gone g cross join lateral (values ('odds:'), ('line:'), ('fixture:')) as of (feed)
       where s.merchant = g.merchant and s.key = of.feed || g.id
    ), forgotten as (
      delete from book_fixtures f using gone g where f.merchant = g.merchant and f.id = g.id
      returning f.merchant, f.game_type, f.phase
    )
    select merchant, array_agg(distinct game_type) as types from forgotten where phase in ('live', 'before') group by merchant
  loop
    perform book_tell(v_row.merchant, v_row.types);
  end loop;
end $$;

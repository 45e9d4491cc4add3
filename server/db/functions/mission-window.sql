-- Returns the period of a mission that a day belongs to, and the days of it that count; nothing where the day does not count.
create or replace function mission_window(m missions, p_day date, out first date, out last date, out counts_from date, out counts_to date)
  returns setof record language sql immutable as $$
  select p.first, p.last, greatest(p.first, m.starts_on), least(p.last, m.ends_on)
    from (select case m.period when 'once' then m.starts_on else each.first end as first,
                 case m.period when 'once' then m.ends_on else each.last end as last
            from mission_period(m.period, p_day) each) p
   where p_day between coalesce(m.starts_on, p_day) and coalesce(m.ends_on, p_day)
$$;

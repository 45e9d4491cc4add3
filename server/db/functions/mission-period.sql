-- Returns the first and the last day of the period that a day belongs to; of `once`, nothing.
create or replace function mission_period(p_period text, p_day date, out first date, out last date) language sql immutable as $$
  select began, case p_period when 'daily' then began when 'weekly' then began + 6
                  when 'half_monthly' then case extract(day from began) when 1 then began + 14 else next_month - 1 end
                  when 'monthly' then next_month - 1 end
    from (select case p_period when 'daily' then p_day when 'weekly' then date_trunc('week', p_day::timestamp)::date
                   when 'half_monthly' then month + case when extract(day from p_day) > 15 then 15 else 0 end
                   when 'monthly' then month end as began, (month + interval '1 month')::date as next_month
            from (select date_trunc('month', p_day::timestamp)::date as month) m) b
$$;

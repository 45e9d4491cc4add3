-- Returns what a member has used of each kind of limit in the running periods of the merchant's time zone, and when these end.
-- Deposits count from their order on, gross; those that ended without money do not. Time counts in minutes.
create or replace function limits_used(p_merchant text, p_member bigint)
returns table (limit_kind text, limit_period text, used bigint, ends_at timestamptz) language plpgsql stable as $$
begin
  return query
  with periods as (
    select v.period, v.first_day, m.brand,
           day_begin(v.first_day, m.brand) as begins, day_begin(v.next_day, m.brand) as ends
      from merchants m, merchant_periods(m.brand) p,
           lateral (values ('day', p.today, p.today + 1), ('week', p.week, p.week + 7),
                           ('month', p.month, (p.month + interval '1 month')::date)) v (period, first_day, next_day)
     where m.code = p_merchant
  )
  select k.kind, q.period,
         (case k.kind
            when 'deposit' then
              (select coalesce(sum(d.amount), 0) from deposits d
                where d.merchant = p_merchant and d.member_id = p_member and d.created_at >= q.begins
                  and d.state in ('pending', 'review', 'paid'))
            when 'time' then
              (select coalesce(sum(minutes_since(s, q.first_day, q.brand)), 0) from sessions s
                where s.merchant = p_merchant and s.member_id = p_member
                  and coalesce(s.ended_at, clock_timestamp()) >= q.begins)
            else
              (select coalesce(sum(c.amount), 0) from limit_counters c
                where c.merchant = p_merchant and c.member_id = p_member and c.kind = k.kind and c.period = 'day'
                  and c.starts_on >= q.first_day)
          end)::bigint,
         q.ends
    from periods q, (values ('deposit'), ('loss'), ('wager'), ('time')) k (kind);
end $$;

-- Returns the members and periods of leaderboards that run to which these days belong: p_members and p_days in pairs.
create or replace function leaderboards_due(p_merchant text, p_members bigint[], p_days date[])
  returns table (mission_id bigint, member_id bigint, first date, last date, counts_from date, counts_to date, version int, terms jsonb)
language sql stable as $$
  select d.*, t.version, t.terms
    from (select distinct m.id, n.member_id, w.first, w.last, w.counts_from, w.counts_to
            from missions m
           cross join unnest(p_members, p_days) n (member_id, day)
           cross join lateral mission_window(m, n.day) w
           where m.merchant = p_merchant and m.kind = 'leaderboard' and m.state = 'running') d
   cross join lateral mission_terms_of(d.id, d.first) t
   where t.version is not null
$$;

-- Returns the signals because of which a member's award of a campaign waits for the operator, each with the member who shares it and
-- has the first award; null: none. Awards that were rejected do not count; p_beside are members who get one in the same statement.
create or replace function award_signals(p_campaign bigint, p_member bigint, p_beside bigint[] default '{}') returns jsonb
language sql stable as $$
  select jsonb_agg(jsonb_build_object('signal', f.signal, 'memberId', f.sharer) order by f.place)
    from (select distinct on (s.signal) s.signal, s.sharer, array_position(c.once_per, s.signal) as place
            from campaigns c
           cross join lateral signal_sharers(c.merchant, p_member, c.once_per) s
            left join awards a on a.campaign_id = c.id and a.member_id = s.sharer and a.state <> 'rejected'
           where c.id = p_campaign and (a.id is not null or s.sharer = any (p_beside))
           order by s.signal, a.id nulls last, s.sharer) f
$$;

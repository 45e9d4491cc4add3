-- Announces members' progress and how many of their missions can be claimed, in the transaction that changes them. Nothing is sent to
-- members who have excluded themselves or whose account is locked.
create or replace function missions_tell(p_merchant text, p_members bigint[]) returns void language sql as $$
  with told as (
    insert into mission_members as v (member_id, merchant)
    select distinct id, p_merchant from unnest(p_members) id order by 1
        on conflict (member_id) do update set version = v.version + 1
    returning v.member_id, v.version
  )
  insert into outbox (merchant, feed, key, room, seq, value)
  select p_merchant, f.feed, 'member:' || t.member_id, 'member:' || t.member_id, t.version, f.value
    from told t join members m on m.id = t.member_id and not m.locked and coalesce(m.excluded_until <= row_clock(), true)
   cross join lateral (values ('missions', missions_value(p_merchant, t.member_id)),
                              ('badges', mission_badges_value(p_merchant, t.member_id))) f (feed, value)
$$;

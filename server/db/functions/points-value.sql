-- Returns the value of the feed `points` of a member: what can be spent, what is owed, the exchanges that wait, and the valid stake of
-- the levels' period up to now.
create or replace function points_value(p_merchant text, p_member bigint) returns jsonb language sql volatile as $$
  select jsonb_build_object(
           'points', coalesce(a.balance, 0) - coalesce((
              select sum(l.remaining) from point_lots l
               where l.member_id = p_member and l.merchant = p_merchant and l.expires_on <= t.today), 0),
           'owed', coalesce(a.debt, 0),
           'applying', (select count(*) from point_exchanges e
                         where e.merchant = p_merchant and e.member_id = p_member and e.status = 'applying'),
           'stake', coalesce((
              select sum(d.valid_stake) from level_ladders l join play_days d on d.merchant = l.merchant
               where l.merchant = p_merchant and d.member_id = p_member
                 and d.day > t.today - (l.ladder ->> 'periodDays')::int), 0))
    from (select points_today(p_merchant) as today) t
    left join point_accounts a on a.member_id = p_member and a.merchant = p_merchant
$$;

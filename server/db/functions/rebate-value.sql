-- Returns the value of a member's feed `rebate`: whole minor units that can be claimed, or are owed after play was taken back, and
-- whether the member can claim them now. Nothing for who is locked or has excluded himself.
create or replace function rebate_value(p_merchant text, p_member bigint) returns jsonb language sql volatile as $$
  select jsonb_build_object('claimable', greatest(v.whole, 0), 'owed', greatest(- v.whole, 0),
           'ready', v.whole >= greatest(coalesce((r.rules ->> 'min')::bigint, 1), 1) and coalesce(r.rules ->> 'paid', 'by_hand') = 'by_hand')
    from (select case when coalesce(m.locked or m.excluded_until > clock_timestamp(), m.locked) then 0
                      else coalesce(floor(a.open_micro / 1000000), 0)::bigint end as whole
            from members m left join rebate_accounts a on a.member_id = m.id and a.merchant = m.merchant
           where m.id = p_member and m.merchant = p_merchant) v
    left join lateral (select rules from rebate_rules where merchant = p_merchant and from_day <= points_today(p_merchant)
                        order by from_day desc limit 1) r on true
$$;

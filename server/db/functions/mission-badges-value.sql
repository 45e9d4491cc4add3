-- Returns the value of a member's feed `badges`: how many missions can be claimed.
create or replace function mission_badges_value(p_merchant text, p_member bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('missionLeaderboard', count(*))
    from mission_progress p join members m on m.id = p_member and m.merchant = p_merchant
   where p.merchant = p_merchant and p.member_id = p_member and p.state = 'reached' and (not p.at_once or p.refusal is not null)
     and p.lapses_at > clock_timestamp()
     and not m.locked and coalesce(m.excluded_until <= clock_timestamp(), true)
$$;

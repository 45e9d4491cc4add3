-- Returns what a debit must know of the player: session, exclusions, limits and what is used of them.
create or replace function vendor_debit_state(p_merchant text, p_vendor text, p_member bigint, p_session uuid, p_pool text)
returns jsonb language plpgsql as $$
declare
  v_limits jsonb;
  v_used jsonb;
  v_minutes jsonb;
  v_ends jsonb;
  v_period record;
begin
  select p.*, m.brand into v_period from merchants m, merchant_periods(m.brand) p where m.code = p_merchant;
  select jsonb_agg(jsonb_build_object('kind', l.kind, 'period', l.period, 'amount', l.amount)) into v_limits
    from (select kind, period, limit_in_force(limits) as amount from limits
           where merchant = p_merchant and member_id = p_member offset 0) l
   where l.amount is not null;
  if v_limits is not null then
    v_ends := jsonb_build_object('day', in_ms(day_begin(v_period.today + 1, v_period.brand)),
                                 'week', in_ms(day_begin(v_period.week + 7, v_period.brand)),
                                 'month', in_ms(day_begin((v_period.month + interval '1 month')::date, v_period.brand)));
    select jsonb_object_agg(kind, jsonb_build_object('day', day, 'week', week, 'month', month)) into v_used
      from (select kind, coalesce(sum(amount) filter (where starts_on = v_period.today), 0) as day,
                   coalesce(sum(amount) filter (where starts_on >= v_period.week), 0) as week,
                   coalesce(sum(amount) filter (where starts_on >= v_period.month), 0) as month
              from limit_counters
             where merchant = p_merchant and member_id = p_member and period = 'day'
               and starts_on >= least(v_period.week, v_period.month)
             group by kind) used;
    if v_limits @> '[{"kind": "time"}]' then
      select jsonb_build_object('day', sum(minutes_since(s, v_period.today, v_period.brand)),
                                'week', sum(minutes_since(s, v_period.week, v_period.brand)),
                                'month', sum(minutes_since(s, v_period.month, v_period.brand))) into v_minutes
        from sessions s
       where s.merchant = p_merchant and s.member_id = p_member
         and coalesce(s.ended_at, clock_timestamp()) >= least(v_period.week, v_period.month) - interval '1 day';
    end if;
  end if;
  return jsonb_build_object(
    'session',
    (select jsonb_build_object('id', p.id, 'memberId', p.member_id, 'loginId', p.session_id, 'nodeId', p.node_id,
              'ledger', p.ledger, 'lastRoundMs', in_ms(p.last_round_at),
              'expired', p.ended_at is not null or p.expires_at <= clock_timestamp()
                         or s.ended_at is not null or s.expires_at <= clock_timestamp(),
              'net', s.play_net, 'wagered', s.play_wagered,
              'typeLockedUntilMs', (select in_ms(max(e.ends_at)) from exclusions e
                                      join games g on g.merchant = e.merchant and g.game_type = e.game_type
                                     where e.merchant = p_merchant and e.member_id = p_member and e.kind = 'type_lock'
                                       and e.ends_at > clock_timestamp() and g.node_id = p.node_id),
              'minutes', floor(extract(epoch from clock_timestamp() - s.started_at) / 60))
       from play_sessions p join sessions s on s.id = p.session_id
      where p.merchant = p_merchant and p.vendor = p_vendor and p.id = p_session and p.token_used_at is not null),
    'excludedUntilMs', (select in_ms(excluded_until) from members
                          where merchant = p_merchant and id = p_member and excluded_until > clock_timestamp()),
    'locked', exists (select from members m where m.merchant = p_merchant and m.id = p_member
                        and (m.locked or m.play_blocked_reason is not null
                             or exists (select from stopped_logins s where s.merchant = p_merchant and s.username = m.username))),
    'stopped', (select case when m.play_stopped or m.closed_at is not null or m.status = 1 then 'MAINTENANCE' when m.status = 2 then 'GEO_BLOCKED'
                            when not v.enabled then 'GAME_DISABLED'
                            when v.maintenance_until > clock_timestamp() then 'MAINTENANCE' end
                  from merchants m join vendors v on v.merchant = m.code and v.code = p_vendor where m.code = p_merchant),
    'realityCheck', (select reality_check_at(s) <= clock_timestamp() from play_sessions p join sessions s on s.id = p.session_id
                      where p.merchant = p_merchant and p.vendor = p_vendor and p.id = p_session),
    'pool', (select jsonb_build_object('id', id, 'contributionMicro', contribution_micro)
               from pools where merchant = p_merchant and id = p_pool),
    -- How long the login has been without its person, the longest pause included (PP-04).
    'idleMs', (select greatest(s.idle_seconds * 1000::bigint, in_ms(clock_timestamp()) - in_ms(s.last_active_at))
                 from play_sessions p join sessions s on s.id = p.session_id
                where p.merchant = p_merchant and p.vendor = p_vendor and p.id = p_session),
    'limits', coalesce(v_limits, '[]'), 'used', coalesce(v_used, '{}'), 'minutes', v_minutes, 'ends', v_ends);
end $$;

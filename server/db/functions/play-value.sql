-- Returns the value of a login's `play` feed: its net position (PP-10), and when its reality check is due (PP-18).
create or replace function play_value(s sessions) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object('net', s.play_net, 'wagered', s.play_wagered, 'currency', m.currency,
           'exponent', m.exponent, 'startedAtMs', in_ms(s.started_at), 'checkAtMs', in_ms(reality_check_at(s))))
    from members m where m.id = s.member_id
$$;

-- The vendor API's two calls to the database: one that locks and looks, one that writes. The rules stand between them, in
-- server/domains/vendor; here is only what saves a bet its round trips.

create table vendor_reconciliations (
  id bigint generated always as identity primary key,
  merchant text not null,
  vendor text not null,
  -- Where the vendor's feed is read on from.
  next_cursor text,
  compared int not null,
  differences int not null,
  -- Rollbacks of bets that never came (case 17), since the reconciliation before.
  tombstones int not null,
  at timestamptz not null default now(),
  foreign key (merchant, vendor) references vendors
);
create index on vendor_reconciliations (merchant, vendor, id desc);

create function in_ms(p_at timestamptz) returns bigint language sql immutable as $$
  select floor(extract(epoch from p_at) * 1000)::bigint
$$;

-- First day of today, this week (from Monday) and this month, where the brand's days are cut.
create function brand_periods(p_brand jsonb) returns table (today date, week date, month date) language sql stable as $$
  select local::date, date_trunc('week', local)::date, date_trunc('month', local)::date
    from (select clock_timestamp() at time zone 'utc'
                 + coalesce((p_brand ->> 'gmtOffsetMinutes')::int, 0) * interval '1 minute' as local) here
$$;

-- Locks all wallets of these members, in id order.
create function vendor_lock(p_merchant text, p_members bigint[]) returns void language plpgsql as $$
begin
  perform 1 from accounts
    where merchant = p_merchant and ledger in ('real', 'demo') and kind = 'wallet'
      and owner = any (array(select 'member:' || id from unnest(p_members) as id))
    order by id for no key update;
end $$;

create function vendor_tx_view(t vendor_txs) returns jsonb language sql stable as $$
  select jsonb_build_object('txId', t.tx_id, 'kind', t.kind, 'memberId', t.member_id, 'roundId', t.round_id,
    'vendorRoundId', t.vendor_round_id, 'amount', t.amount, 'moved', t.moved, 'state', t.state, 'code', t.code,
    'platformTxId', t.platform_tx_id, 'payloadHash', encode(t.payload_hash, 'hex'), 'answer', t.answer,
    'poolId', t.pool_id, 'contributionMicro', t.contribution_micro)
$$;

-- What a debit must know of the player: session, member, limits and what was used of them.
create function vendor_debit_view(p_merchant text, p_vendor text, p_member bigint, p_session uuid, p_pool text)
returns jsonb language plpgsql as $$
declare
  v_limits jsonb;
  v_used jsonb;
  v_minutes jsonb;
  v_period record;
begin
  select p.* into v_period from merchants m, brand_periods(m.brand) p where m.code = p_merchant;
  select jsonb_agg(jsonb_build_object('kind', kind, 'period', period, 'amount', amount)) into v_limits
    from limits where merchant = p_merchant and member_id = p_member and from_at <= clock_timestamp();
  if v_limits is not null then
    select jsonb_object_agg(kind, jsonb_build_object('day', day, 'week', week, 'month', month)) into v_used
      from (select kind, coalesce(sum(amount) filter (where starts_on = v_period.today), 0) as day,
                   coalesce(sum(amount) filter (where starts_on >= v_period.week), 0) as week,
                   coalesce(sum(amount) filter (where starts_on >= v_period.month), 0) as month
              from limit_counters
             where merchant = p_merchant and member_id = p_member and period = 'day'
               and starts_on >= least(v_period.week, v_period.month)
             group by kind) used;
    if v_limits @> '[{"kind": "time"}]' then
      select jsonb_build_object('day', sum(minutes_since(s, v_period.today, m.brand)),
                                'week', sum(minutes_since(s, v_period.week, m.brand)),
                                'month', sum(minutes_since(s, v_period.month, m.brand))) into v_minutes
        from sessions s join merchants m on m.code = s.merchant
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
              'minutes', floor(extract(epoch from clock_timestamp() - s.started_at) / 60))
       from play_sessions p join sessions s on s.id = p.session_id
      where p.merchant = p_merchant and p.vendor = p_vendor and p.id = p_session and p.token_used_at is not null),
    'excluded', exists (select from members where merchant = p_merchant and id = p_member and excluded_until > clock_timestamp()),
    'locked', exists (select from members m where m.merchant = p_merchant and m.id = p_member
                        and (m.locked or m.play_blocked_reason is not null
                             or exists (select from stopped_logins s where s.merchant = p_merchant and s.username = m.username))),
    'stopped', (select case when m.play_stopped or m.status = 1 then 'MAINTENANCE' when m.status = 2 then 'GEO_BLOCKED'
                            when not v.enabled then 'GAME_DISABLED'
                            when v.maintenance_until > clock_timestamp() then 'MAINTENANCE' end
                  from merchants m join vendors v on v.merchant = m.code and v.code = p_vendor where m.code = p_merchant),
    'realityCheck', (select pending_since is not null
                            or greatest(last_answered_at, (select max(started_at) from sessions
                                                            where merchant = p_merchant and member_id = p_member and ended_at is null))
                               + every_minutes * interval '1 minute' <= clock_timestamp()
                       from reality_checks where merchant = p_merchant and member_id = p_member),
    'pool', (select jsonb_build_object('id', id, 'contributionMicro', contribution_micro)
               from pools where merchant = p_merchant and id = p_pool),
    'limits', coalesce(v_limits, '[]'), 'used', coalesce(v_used, '{}'), 'minutes', v_minutes);
end $$;

-- Locks the member's wallets, and answers what a call must know, as it is once they are locked.
create function vendor_open(
  p_merchant text, p_vendor text, p_member bigint, p_tx text, p_target text, p_round text, p_game text,
  p_debit boolean, p_session uuid, p_pool text
) returns jsonb language plpgsql as $$
begin
  perform vendor_lock(p_merchant, array[p_member]);
  return jsonb_build_object(
    'nowMs', in_ms(clock_timestamp()),
    'member', (select jsonb_build_object('id', id, 'name', username, 'demo', demo)
                 from members where merchant = p_merchant and id = p_member),
    'wallets', (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'ledger', w.ledger, 'currency', w.currency,
                         'exponent', w.exponent, 'balance', w.balance, 'house', h.id)), '[]')
                  from accounts w left join accounts h
                    on h.merchant = p_merchant and h.ledger = w.ledger and h.kind = 'house' and h.owner = p_merchant
                   and h.currency = w.currency
                 where w.merchant = p_merchant and w.ledger in ('real', 'demo') and w.kind = 'wallet'
                   and w.owner = 'member:' || p_member),
    'tx', (select vendor_tx_view(t) from vendor_txs t
            where t.merchant = p_merchant and t.vendor = p_vendor and t.tx_id = p_tx),
    -- A rollback that came before what it rolls back, which is this call.
    'cancelled', exists (select from vendor_txs where merchant = p_merchant and vendor = p_vendor and target_tx_id = p_tx
                            and kind = 'rollback' and state = 'tombstone'),
    'target', (select vendor_tx_view(t) from vendor_txs t
                where t.merchant = p_merchant and t.vendor = p_vendor and t.tx_id = p_target),
    'reversal', (select vendor_tx_view(t) from vendor_txs t
                  where t.merchant = p_merchant and t.vendor = p_vendor and t.target_tx_id = p_target
                    and t.kind = 'rollback' and t.state in ('applied', 'tombstone')),
    'round', (select jsonb_build_object('id', r.id, 'nodeId', r.node_id, 'ledger', r.ledger, 'state', r.state,
                       'stake', r.stake, 'payout', r.payout, 'loginId', p.session_id, 'playSessionId', p.id,
                       'openBets', (select count(*) from vendor_txs t where t.round_id = r.id and t.kind = 'bet' and t.state = 'applied'),
                       'results', (select count(*) from vendor_txs t where t.round_id = r.id and t.kind = 'settle'
                                      and t.state = 'applied' and t.answer ->> 'type' <> 'promo'))
                from rounds r join play_sessions p on p.id = r.play_session_id
               where r.merchant = p_merchant and r.vendor = p_vendor and r.vendor_round_id = p_round and r.member_id = p_member),
    'game', (select jsonb_build_object('nodeId', node_id, 'name', coalesce(names ->> 'EN', code), 'poolId', pool_id,
                      'minBet', min_bet, 'maxBet', max_bet, 'minRoundMs', min_round_ms, 'off', not (enabled and playable),
                      'maintenance', coalesce(maintenance_until > clock_timestamp(), false))
               from games where merchant = p_merchant and vendor = p_vendor and code = p_game),
    'winnersFrom', (select settings -> 'winnersFrom' from merchants where code = p_merchant),
    'debit', case when p_debit then vendor_debit_view(p_merchant, p_vendor, p_member, p_session, p_pool) end);
end $$;

-- Minutes of a login that lie after the start of a brand's day.
create function minutes_since(s sessions, p_day date, p_brand jsonb) returns bigint language sql stable as $$
  select greatest(0, floor(extract(epoch from coalesce(s.ended_at, clock_timestamp()) - greatest(s.started_at,
           (p_day::timestamp - coalesce((p_brand ->> 'gmtOffsetMinutes')::int, 0) * interval '1 minute') at time zone 'utc')) / 60))::bigint
$$;

-- Writes what a call decided: money, transaction, round, limit counters, net position and what the pool is given, in one.
create function vendor_record(p_merchant text, p_vendor text, w jsonb, p_payload_hash bytea) returns jsonb language plpgsql as $$
declare
  v_outcome text;
  v_posting bigint;
  v_wallets jsonb := '[]';
  v_tx bigint;
  v_member bigint := w ->> 'memberId';
  v_round uuid := w -> 'round' ->> 'id';
  v_net bigint := coalesce((w ->> 'net')::bigint, 0);
  v_wagered bigint := coalesce((w ->> 'wagered')::bigint, 0);
begin
  if w -> 'round' ? 'open' then
    insert into rounds (id, merchant, vendor, vendor_round_id, member_id, play_session_id, node_id, ledger, currency, exponent, stake)
    select v_round, p_merchant, p_vendor, w ->> 'vendorRoundId', v_member, (o ->> 'playSessionId')::uuid,
           (o ->> 'nodeId')::bigint, o ->> 'ledger', w ->> 'currency', (w ->> 'exponent')::smallint,
           (w -> 'round' ->> 'stake')::bigint
      from (select w -> 'round' -> 'open' as o) opened;
    update play_sessions set last_round_at = clock_timestamp()
     where merchant = p_merchant and id = (w -> 'round' -> 'open' ->> 'playSessionId')::uuid;
  end if;

  if jsonb_array_length(w -> 'lines') > 0 then
    select outcome, posting_id, wallets into v_outcome, v_posting, v_wallets from ledger_post(p_merchant, w ->> 'postingKind', 'vendor:' || p_vendor, w ->> 'txId',
      p_payload_hash, w ->> 'about', v_round, null,
      (select array_agg((line ->> 'accountId')::bigint) from jsonb_array_elements(w -> 'lines') line),
      (select array_agg((line ->> 'amount')::bigint) from jsonb_array_elements(w -> 'lines') line));
    -- Checked under the wallet's lock before: only another player's call of the same tx_id can have been quicker.
    if v_outcome <> 'posted' then
      raise exception 'VENDOR_RACE: %', v_outcome using errcode = 'PL010';
    end if;
  end if;

  if w ? 'round' and not w -> 'round' ? 'open' then
    update rounds set stake = stake + coalesce((w -> 'round' ->> 'stake')::bigint, 0),
                      payout = payout + coalesce((w -> 'round' ->> 'payout')::bigint, 0),
                      state = coalesce(w -> 'round' ->> 'state', state),
                      closed_at = case coalesce(w -> 'round' ->> 'state', state) when 'open' then null
                                  else coalesce(closed_at, clock_timestamp()) end
     where merchant = p_merchant and id = v_round;
  end if;
  update vendor_txs set state = 'rolled_back'
   where merchant = p_merchant and vendor = p_vendor and tx_id = w ->> 'rolledBack';
  insert into vendor_txs (merchant, vendor, tx_id, kind, member_id, round_id, vendor_round_id, target_tx_id, amount, moved,
                          payload_hash, state, code, platform_tx_id, pool_id, contribution_micro, posting_id, answer)
  values (p_merchant, p_vendor, w ->> 'txId', w ->> 'kind', v_member, v_round, w ->> 'vendorRoundId', w ->> 'targetTxId',
          (w ->> 'amount')::bigint, coalesce((w ->> 'moved')::bigint, 0), p_payload_hash, w ->> 'state', w ->> 'code',
          (w ->> 'platformTxId')::uuid, w ->> 'poolId', coalesce((w ->> 'contributionMicro')::bigint, 0),
          v_posting, w -> 'answer')
  returning id into v_tx;

  if w ? 'contribution' then
    insert into pool_contributions (merchant, pool_id, vendor_tx_id, amount_micro)
    values (p_merchant, w -> 'contribution' ->> 'poolId', v_tx, (w -> 'contribution' ->> 'micro')::bigint);
  end if;
  if (v_net <> 0 or v_wagered <> 0) and (w ->> 'countsForLimits')::boolean then
    insert into limit_counters (merchant, member_id, kind, period, starts_on, amount)
    select p_merchant, v_member, moved.kind, 'day', p.today, moved.amount
      from merchants m, brand_periods(m.brand) p, (values ('loss', -v_net), ('wager', v_wagered)) as moved (kind, amount)
     where m.code = p_merchant and moved.amount <> 0
    on conflict (member_id, kind, period, starts_on) do update set amount = limit_counters.amount + excluded.amount;
  end if;
  if (v_net <> 0 or v_wagered <> 0) and w ->> 'loginId' is not null then
    with played as (
      update sessions set play_net = play_net + v_net, play_wagered = play_wagered + v_wagered, play_version = play_version + 1
       where merchant = p_merchant and id = (w ->> 'loginId')::uuid
      returning id, member_id, play_net, play_wagered, play_version, started_at
    )
    insert into outbox (merchant, feed, key, room, seq, value)
    select p_merchant, 'play', 'session:' || id, 'member:' || member_id, play_version,
           jsonb_build_object('net', play_net, 'wagered', play_wagered, 'currency', w ->> 'currency',
                              'exponent', (w ->> 'exponent')::int, 'startedAtMs', in_ms(started_at))
      from played;
  end if;
  return jsonb_build_object('txRow', v_tx, 'wallets', v_wallets);
end $$;

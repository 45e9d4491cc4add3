-- Writes what many settles decided, as `vendor_apply` writes each: no two are of the same round, and none has a contribution.
create or replace function vendor_apply_many(p_merchant text, p_vendor text, p_effects jsonb, p_payload_hashes bytea[])
returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  -- Of the effects that move money.
  v_keys text[];
  v_kinds text[];
  v_hashes bytea[];
  v_abouts text[];
  v_rounds uuid[];
  v_places int[];
  v_accounts bigint[];
  v_amounts bigint[];
  -- By transaction id: the ledger transaction and the wallets it changed.
  v_posted jsonb := '{}';
  v_done jsonb;
begin
  select array_agg(w ->> 'txId' order by place), array_agg(w ->> 'ledgerKind' order by place),
         array_agg(p_payload_hashes[place] order by place), array_agg(w ->> 'about' order by place),
         array_agg((w -> 'round' ->> 'id')::uuid order by place)
    into v_keys, v_kinds, v_hashes, v_abouts, v_rounds
    from jsonb_array_elements(p_effects) with ordinality as e (w, place) where jsonb_array_length(w -> 'lines') > 0;
  if v_keys is not null then
    select array_agg(array_position(v_keys, w ->> 'txId')), array_agg((line ->> 'accountId')::bigint), array_agg((line ->> 'amount')::bigint)
      into v_places, v_accounts, v_amounts
      from jsonb_array_elements(p_effects) w, jsonb_array_elements(w -> 'lines') line;
    select jsonb_object_agg(v_keys[p.place], jsonb_build_object('outcome', p.outcome, 'transaction', p.ledger_transaction_id, 'wallets', p.wallets))
      into v_posted
      from ledger_post_many(
        array_fill(p_merchant, array[cardinality(v_keys)]), v_kinds, array_fill('vendor:' || p_vendor, array[cardinality(v_keys)]),
        v_keys, v_hashes, v_abouts, v_rounds, array_fill(null::jsonb, array[cardinality(v_keys)]), v_places, v_accounts, v_amounts) p;
    -- Checked under the wallets' locks before: only another player's call of the same tx_id can have been quicker.
    if exists (select from jsonb_each(v_posted) p where p.value ->> 'outcome' <> 'posted') then
      raise exception 'VENDOR_RACE' using errcode = 'PL010';
    end if;
  end if;

  with effect as materialized (
    select place, w, w ->> 'txId' as tx, (w ->> 'memberId')::bigint as member, (w -> 'round' ->> 'id')::uuid as round,
           coalesce((w ->> 'net')::bigint, 0) as net, v_posted -> (w ->> 'txId') as posted
      from jsonb_array_elements(p_effects) with ordinality as e (w, place)
  ), changed as (
    update rounds r set payout = r.payout + coalesce((e.w -> 'round' ->> 'payout')::bigint, 0),
           valid_stake = coalesce((e.w -> 'round' ->> 'validStake')::bigint, r.valid_stake),
           state = coalesce(e.w -> 'round' ->> 'state', r.state),
           closed_at = case coalesce(e.w -> 'round' ->> 'state', r.state) when 'open' then null
                       else coalesce(r.closed_at, clock_timestamp()) end
      from effect e where r.merchant = p_merchant and r.id = e.round
  ), written as (
    insert into vendor_txs (merchant, vendor, tx_id, kind, member_id, round_id, vendor_round_id, target_tx_id, amount, moved,
                            payload_hash, state, code, platform_tx_id, ledger_transaction_id, answer)
    select p_merchant, p_vendor, e.tx, e.w ->> 'kind', e.member, e.round, e.w ->> 'vendorRoundId', e.w ->> 'targetTxId',
           (e.w ->> 'amount')::bigint, coalesce((e.w ->> 'moved')::bigint, 0), p_payload_hashes[e.place], e.w ->> 'state', e.w ->> 'code',
           (e.w ->> 'platformTxId')::uuid, (e.posted ->> 'transaction')::bigint, e.w -> 'answer'
      from effect e order by e.place
    returning id, tx_id
  ), counted as (
    insert into limit_counters (merchant, member_id, kind, period, starts_on, amount)
    select p_merchant, moved.member, 'loss', 'day', p.today, -moved.net
      from (select member, sum(net) as net from effect where (w ->> 'countsForLimits')::boolean group by member) moved,
           merchants m, merchant_periods(m.brand) p
     where m.code = p_merchant and moved.net <> 0
    on conflict (member_id, kind, period, starts_on) do update set amount = limit_counters.amount + excluded.amount
  ), played as (
    update sessions set play_net = play_net + won.net, play_version = play_version + 1
      from (select (w ->> 'loginId')::uuid as login, sum(net) as net from effect where net <> 0 group by 1) won
     where sessions.merchant = p_merchant and sessions.id = won.login
    returning sessions as login
  ), told as (
    insert into outbox (merchant, feed, key, room, seq, value)
    select p_merchant, 'play', 'session:' || (login).id, 'member:' || (login).member_id, (login).play_version, play_value(login)
      from played
  ), audited as (
    -- PP-29: a significant event waits for its place in the chain (decision 0024).
    insert into audit_queue (merchant, member_id, actor, action, reason, before, after)
    select p_merchant, e.member, a ->> 'actor', a ->> 'action', a ->> 'reason', a -> 'before', a -> 'after'
      from (select member, place, w -> 'audit' as a from effect where w ? 'audit' order by place) e
  )
  select jsonb_agg(jsonb_build_object('txRow', written.id, 'wallets', coalesce(e.posted -> 'wallets', '[]')) order by e.place)
    into v_done from effect e join written on written.tx_id = e.tx;

  -- Only rounds opened two hours ago and more are in the sums of records.
  perform round_sums_renew(p_merchant, late.member_id, late.opened_at)
    from (select distinct on (r.member_id, date_bin('15 minutes', r.opened_at, 'epoch')) r.member_id, r.opened_at
            from jsonb_array_elements(p_effects) w join rounds r on r.merchant = p_merchant and r.id = (w -> 'round' ->> 'id')::uuid
           where r.opened_at < row_clock() - interval '1 hour') late;
  return v_done;
end $$;

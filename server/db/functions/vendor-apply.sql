-- Writes what a vendor call decided: money, transaction, round, limit counters, net position and the pool's contribution.
create or replace function vendor_apply(p_merchant text, p_vendor text, w jsonb, p_payload_hash bytea) returns jsonb language plpgsql as $$
declare
  v_outcome text;
  v_transaction bigint;
  v_wallets jsonb := '[]';
  v_tx bigint;
  v_member bigint := w ->> 'memberId';
  v_round uuid := w -> 'round' ->> 'id';
  v_opened_at timestamptz;
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
    select outcome, ledger_transaction_id, wallets into v_outcome, v_transaction, v_wallets from ledger_post(p_merchant, w ->> 'ledgerKind', 'vendor:' || p_vendor, w ->> 'txId',
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
                      -- A further bet is at risk until the vendor says otherwise.
                      valid_stake = case when w -> 'round' ? 'validStake' then (w -> 'round' ->> 'validStake')::bigint
                                    else valid_stake + greatest(coalesce((w -> 'round' ->> 'stake')::bigint, 0), 0) end,
                      state = coalesce(w -> 'round' ->> 'state', state),
                      closed_at = case coalesce(w -> 'round' ->> 'state', state) when 'open' then null
                                  else coalesce(closed_at, clock_timestamp()) end
     where merchant = p_merchant and id = v_round
    returning opened_at into v_opened_at;
    -- Only rounds opened two hours ago and more are in the sums of records.
    if v_opened_at < row_clock() - interval '1 hour' then
      perform round_sums_renew(p_merchant, v_member, v_opened_at);
    end if;
  end if;
  if w ? 'rolledBack' then
    update vendor_txs set state = 'rolled_back'
     where merchant = p_merchant and vendor = p_vendor and tx_id = w ->> 'rolledBack';
  end if;
  insert into vendor_txs (merchant, vendor, tx_id, kind, member_id, round_id, vendor_round_id, target_tx_id, amount, moved,
                          payload_hash, state, code, platform_tx_id, pool_id, contribution_micro, ledger_transaction_id, answer)
  values (p_merchant, p_vendor, w ->> 'txId', w ->> 'kind', v_member, v_round, w ->> 'vendorRoundId', w ->> 'targetTxId',
          (w ->> 'amount')::bigint, coalesce((w ->> 'moved')::bigint, 0), p_payload_hash, w ->> 'state', w ->> 'code',
          (w ->> 'platformTxId')::uuid, w ->> 'poolId', coalesce((w ->> 'contributionMicro')::bigint, 0),
          v_transaction, w -> 'answer')
  returning id into v_tx;

  if w ? 'contribution' then
    insert into pool_contributions (merchant, pool_id, vendor_tx_id, amount_micro)
    values (p_merchant, w -> 'contribution' ->> 'poolId', v_tx, (w -> 'contribution' ->> 'micro')::bigint);
  end if;
  if (v_net <> 0 or v_wagered <> 0) and (w ->> 'countsForLimits')::boolean then
    insert into limit_counters (merchant, member_id, kind, period, starts_on, amount)
    select p_merchant, v_member, moved.kind, 'day', p.today, moved.amount
      from merchants m, merchant_periods(m.brand) p, (values ('loss', -v_net), ('wager', v_wagered)) as moved (kind, amount)
     where m.code = p_merchant and moved.amount <> 0
    on conflict (member_id, kind, period, starts_on) do update set amount = limit_counters.amount + excluded.amount;
  end if;
  -- A refused reality check is told too, so that the login's pages show it.
  if (v_net <> 0 or v_wagered <> 0 or w ->> 'code' = 'REALITY_CHECK_PENDING') and w ->> 'loginId' is not null then
    with played as (
      update sessions set play_net = play_net + v_net, play_wagered = play_wagered + v_wagered, play_version = play_version + 1,
             idle_seconds = case w ->> 'kind' when 'bet'
               then greatest(idle_seconds, extract(epoch from clock_timestamp() - last_active_at)::int) else idle_seconds end,
             last_active_at = case w ->> 'kind' when 'bet' then clock_timestamp() else last_active_at end
       where merchant = p_merchant and id = (w ->> 'loginId')::uuid
      returning sessions as login
    )
    insert into outbox (merchant, feed, key, room, seq, value)
    select p_merchant, 'play', 'session:' || (login).id, 'member:' || (login).member_id, (login).play_version, play_value(login)
      from played;
  end if;
  -- PP-29: a significant event waits for its place in the chain (decision 0004).
  if w ? 'audit' then
    insert into audit_queue (merchant, member_id, actor, action, reason, before, after)
    select p_merchant, v_member, e ->> 'actor', e ->> 'action', e ->> 'reason', e -> 'before', e -> 'after'
      from (select w -> 'audit' as e) event;
  end if;
  return jsonb_build_object('txRow', v_tx, 'wallets', v_wallets);
end $$;

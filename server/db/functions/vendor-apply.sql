-- Writes what a vendor call decided: money, transaction, round, limit counters, net position and the pool's contribution.
create or replace function vendor_apply(p_merchant text, p_vendor text, e vendor_effect, p_payload_hash bytea) returns jsonb language plpgsql as $$
declare
  v_round vendor_round_change := e.round;
  v_open vendor_round_open := v_round.open;
  v_audit vendor_event := e.audit;
  v_contribution vendor_contribution := e.contribution;
  v_outcome text;
  v_transaction bigint;
  v_wallets jsonb := '[]';
  v_tx bigint;
  v_opened_at timestamptz;
  v_net bigint := coalesce(e.net, 0);
  v_wagered bigint := coalesce(e.wagered, 0);
begin
  if v_open."playSessionId" is not null then
    insert into rounds (id, merchant, vendor, vendor_round_id, member_id, play_session_id, node_id, ledger, currency, exponent, stake,
                        bonus_stake, award_id, contribution_micro, free_stake)
    values (v_round.id, p_merchant, p_vendor, e."vendorRoundId", e."memberId", v_open."playSessionId", v_open."nodeId",
            v_open.ledger, e.currency, e.exponent, v_round.stake,
            coalesce(v_round."bonusStake", 0), v_open."awardId", coalesce(v_open."contributionMicro", 0), coalesce(v_open."freeStake", 0));
    update play_sessions set last_round_at = clock_timestamp()
     where merchant = p_merchant and id = v_open."playSessionId";
  end if;

  if cardinality(e.lines) > 0 then
    select outcome, ledger_transaction_id, wallets into v_outcome, v_transaction, v_wallets
      from ledger_post(p_merchant, e."ledgerKind", 'vendor:' || p_vendor, e."txId", p_payload_hash, e.about, v_round.id, null,
        array(select line."accountId" from unnest(e.lines) line), array(select line.amount from unnest(e.lines) line));
    -- Checked under the wallet's lock before: only another player's call of the same tx_id can have been quicker.
    if v_outcome <> 'posted' then
      raise exception 'VENDOR_RACE: %', v_outcome using errcode = 'PL010';
    end if;
  end if;

  if v_round.id is not null and v_open."playSessionId" is null then
    update rounds set stake = stake + coalesce(v_round.stake, 0),
                      payout = payout + coalesce(v_round.payout, 0),
                      bonus_stake = bonus_stake + coalesce(v_round."bonusStake", 0),
                      bonus_payout = bonus_payout + coalesce(v_round."bonusPayout", 0),
                      -- A further bet is at risk until the vendor says otherwise.
                      valid_stake = case when v_round."statesValidStake" then v_round."validStake"
                                    else valid_stake + greatest(coalesce(v_round.stake, 0), 0) end,
                      state = coalesce(v_round.state, state),
                      closed_at = case coalesce(v_round.state, state) when 'open' then null
                                  else coalesce(closed_at, clock_timestamp()) end
     where merchant = p_merchant and id = v_round.id
    returning opened_at into v_opened_at;
    -- Only rounds opened two hours ago and more are in the sums of records.
    if v_opened_at < row_clock() - interval '1 hour' then
      perform round_sums_renew(p_merchant, e."memberId", v_opened_at);
    end if;
  end if;
  if e."rolledBack" is not null then
    update vendor_txs set state = 'rolled_back'
     where merchant = p_merchant and vendor = p_vendor and tx_id = e."rolledBack";
  end if;
  insert into vendor_txs (merchant, vendor, tx_id, kind, member_id, round_id, vendor_round_id, target_tx_id, amount, moved, bonus_moved,
                          payload_hash, state, code, platform_tx_id, pool_id, contribution_micro, ledger_transaction_id, answer)
  values (p_merchant, p_vendor, e."txId", e.kind, e."memberId", v_round.id, e."vendorRoundId", e."targetTxId",
          e.amount, coalesce(e.moved, 0), coalesce(e."bonusMoved", 0), p_payload_hash, e.state, e.code,
          e."platformTxId", e."poolId", coalesce(e."contributionMicro", 0), v_transaction, e.answer)
  returning id into v_tx;

  if v_contribution."poolId" is not null then
    insert into pool_contributions (merchant, pool_id, vendor_tx_id, amount_micro)
    values (p_merchant, v_contribution."poolId", v_tx, v_contribution.micro);
  end if;
  if (v_net <> 0 or v_wagered <> 0) and e."countsForLimits" then
    insert into limit_counters (merchant, member_id, kind, period, starts_on, amount)
    select p_merchant, e."memberId", moved.kind, 'day', p.today, moved.amount
      from merchants m, merchant_periods(m.brand) p, (values ('loss', -v_net), ('wager', v_wagered)) as moved (kind, amount)
     where m.code = p_merchant and moved.amount <> 0
    on conflict (member_id, kind, period, starts_on) do update set amount = limit_counters.amount + excluded.amount;
  end if;
  -- A refused reality check is told too, so that the login's pages show it.
  if (v_net <> 0 or v_wagered <> 0 or e.code = 'REALITY_CHECK_PENDING') and e."loginId" is not null then
    with played as (
      update sessions set play_net = play_net + v_net, play_wagered = play_wagered + v_wagered, play_version = play_version + 1,
             idle_seconds = case e.kind when 'bet'
               then greatest(idle_seconds, extract(epoch from clock_timestamp() - last_active_at)::int) else idle_seconds end,
             last_active_at = case e.kind when 'bet' then clock_timestamp() else last_active_at end
       where merchant = p_merchant and id = e."loginId"
      returning sessions as login
    )
    insert into outbox (merchant, feed, key, room, seq, value)
    select p_merchant, 'play', 'session:' || (login).id, 'member:' || (login).member_id, (login).play_version, play_value(login)
      from played;
  end if;
  -- PP-29: a significant event waits for its place in the chain (decision 0004).
  if v_audit.action is not null then
    insert into audit_queue (merchant, member_id, actor, action, reason, before, after)
    values (p_merchant, e."memberId", v_audit.actor, v_audit.action, v_audit.reason, v_audit.before, v_audit.after);
  end if;
  return jsonb_build_object('txRow', v_tx, 'wallets', v_wallets);
end $$;

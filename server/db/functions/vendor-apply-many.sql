-- Writes what many settles decided, as `vendor_apply` writes each, and returns the numbers of their rows in order: no two are of
-- the same round, and none has a contribution. Rounds are looked up by their ids alone (`is not distinct from` is no condition of
-- an index): joined, and without statistics, the planner read all rounds of the merchant.
create or replace function vendor_apply_many(p_merchant text, p_vendor text, p_effects vendor_effect[], p_payload_hashes bytea[])
returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  -- By place: the round, and what becomes of it.
  v_rounds uuid[];
  v_payouts bigint[];
  v_valid_stakes bigint[];
  v_states text[];
  -- The effects that move money, and the ledger transaction of each.
  v_moves int[];
  v_transactions bigint[];
  v_are_posted boolean;
  v_done jsonb;
  -- Rounds that are in the sums of records.
  v_late_members bigint[];
  v_late_times timestamptz[];
begin
  select array_agg((round).id order by ordinality), array_agg(coalesce((round).payout, 0) order by ordinality),
         array_agg((round)."validStake" order by ordinality), array_agg((round).state order by ordinality),
         array_agg(ordinality order by ordinality) filter (where cardinality(lines) > 0)
    into v_rounds, v_payouts, v_valid_stakes, v_states, v_moves
    from unnest(p_effects) with ordinality;
  if v_moves is not null then
    with move as materialized (
      select row_number() over (order by ordinality) as nth, "ledgerKind", "txId", about, lines,
             (round).id as round_id, p_payload_hashes[ordinality] as hash
        from unnest(p_effects) with ordinality where cardinality(lines) > 0
    ), asked as (
      select array_agg("ledgerKind" order by nth) as kinds, array_agg("txId" order by nth) as keys,
             array_agg(hash order by nth) as hashes, array_agg(about order by nth) as abouts,
             array_agg(round_id order by nth) as rounds
        from move
    ), line as (
      select array_agg(nth::int) as places, array_agg(l."accountId") as accounts, array_agg(l.amount) as amounts
        from move, unnest(lines) l
    )
    select array_agg(p.ledger_transaction_id order by p.place), bool_and(p.outcome = 'posted') into v_transactions, v_are_posted
      from asked, line, ledger_post_many(
        array_fill(p_merchant, array[cardinality(v_moves)]), kinds, array_fill('vendor:' || p_vendor, array[cardinality(v_moves)]),
        keys, hashes, abouts, rounds, array_fill(null::jsonb, array[cardinality(v_moves)]), places, accounts, amounts) p;
    -- Checked under the wallets' locks before: only another player's call of the same tx_id can have been quicker.
    if not v_are_posted then
      raise exception 'VENDOR_RACE' using errcode = 'PL010';
    end if;
  end if;

  with effect as materialized (
    select e.*, coalesce(e.net, 0) as won, v_transactions[array_position(v_moves, e.ordinality::int)] as transaction
      from unnest(p_effects) with ordinality e
  ), changed as (
    update rounds r set payout = r.payout + v_payouts[array_position(v_rounds, r.id)],
           valid_stake = coalesce(v_valid_stakes[array_position(v_rounds, r.id)], r.valid_stake),
           state = coalesce(v_states[array_position(v_rounds, r.id)], r.state),
           closed_at = case coalesce(v_states[array_position(v_rounds, r.id)], r.state) when 'open' then null
                       else coalesce(r.closed_at, clock_timestamp()) end
     where r.id = any (v_rounds) and r.merchant is not distinct from p_merchant
    returning r.member_id, r.opened_at
  ), written as (
    insert into vendor_txs (merchant, vendor, tx_id, kind, member_id, round_id, vendor_round_id, target_tx_id, amount, moved,
                            payload_hash, state, code, platform_tx_id, ledger_transaction_id, answer)
    select p_merchant, p_vendor, e."txId", e.kind, e."memberId", (e.round).id, e."vendorRoundId", e."targetTxId",
           e.amount, coalesce(e.moved, 0), p_payload_hashes[e.ordinality], e.state, e.code,
           e."platformTxId", e.transaction, e.answer
      from effect e order by e.ordinality
    returning id
  ), counted as (
    insert into limit_counters (merchant, member_id, kind, period, starts_on, amount)
    select p_merchant, moved.member, 'loss', 'day', p.today, -moved.net
      from (select "memberId" as member, sum(won) as net from effect where "countsForLimits" group by "memberId") moved,
           merchants m, merchant_periods(m.brand) p
     where m.code = p_merchant and moved.net <> 0
    on conflict (member_id, kind, period, starts_on) do update set amount = limit_counters.amount + excluded.amount
  ), played as (
    update sessions set play_net = play_net + won.net, play_version = play_version + 1
      from (select "loginId" as login, sum(won) as net from effect where won <> 0 group by "loginId") won
     where sessions.merchant = p_merchant and sessions.id = won.login
    returning sessions as login
  ), told as (
    insert into outbox (merchant, feed, key, room, seq, value)
    select p_merchant, 'play', 'session:' || (login).id, 'member:' || (login).member_id, (login).play_version, play_value(login)
      from played
  ), audited as (
    -- PP-29: a significant event waits for its place in the chain (decision 0004).
    insert into audit_queue (merchant, member_id, actor, action, reason, before, after)
    select p_merchant, "memberId", (audit).actor, (audit).action, (audit).reason, (audit).before, (audit).after
      from effect where (audit).action is not null order by ordinality
  ), late as (
    -- Only rounds opened two hours ago and more are in the sums of records.
    select distinct on (member_id, date_bin('15 minutes', opened_at, 'epoch')) member_id, opened_at
      from changed where opened_at < row_clock() - interval '1 hour'
  )
  select (select jsonb_agg(id order by id) from written),
         (select array_agg(member_id) from late), (select array_agg(opened_at) from late)
    into v_done, v_late_members, v_late_times;
  perform round_sums_renew(p_merchant, member_id, opened_at)
     from unnest(v_late_members, v_late_times) as late (member_id, opened_at);
  return v_done;
end $$;

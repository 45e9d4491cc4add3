-- Writes one ledger transaction with its entries, balances, versions and outbox rows, or returns why not.
-- Planned once a connection: with a custom plan for each call, planning takes longer than running.
create or replace function ledger_post(
  p_merchant text, p_kind text, p_actor text, p_key text, p_payload_hash bytea, p_about text, p_round_id uuid,
  p_answer jsonb, p_accounts bigint[], p_amounts bigint[]
) returns table (outcome text, ledger_transaction_id bigint, answer jsonb, wallets jsonb)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_transaction bigint;
  v_account record;
  v_amount bigint;
  v_sum bigint := 0;
  v_found int := 0;
  v_ledger text;
  v_currency text;
  v_exponent smallint;
  v_foreign boolean := false;
  v_mixed boolean := false;
  v_short jsonb;
  -- Accounts moved here and now, as they will be.
  v_ids bigint[];
  v_amounts bigint[];
  v_balances bigint[];
  v_versions bigint[];
  v_wallets jsonb := '[]';
  -- Hot accounts, appended to and folded later.
  v_hot bigint[];
  v_appended bigint[];
begin
  if cardinality(p_accounts) is distinct from cardinality(p_amounts) or coalesce(cardinality(p_accounts), 0) < 2 then
    raise exception 'LEDGER_UNBALANCED' using errcode = 'PL001';
  end if;

  -- In id order, so that two transactions never wait for one another in a ring; hot accounts are not locked at all.
  -- A key lock is left to foreign keys, which is why this is not FOR UPDATE.
  for v_account in
    select a.id, a.merchant, a.ledger, a.kind, a.currency, a.exponent, a.balance, a.version, a.allow_negative
      from accounts a where a.id = any (p_accounts) and not a.hot order by a.id for no key update
  loop
    v_found := v_found + 1;
    v_amount := nullif(p_amounts[array_position(p_accounts, v_account.id)], 0);
    v_sum := v_sum + v_amount;
    v_foreign := v_foreign or v_account.merchant <> p_merchant;
    v_mixed := v_mixed or v_account.ledger <> v_ledger or v_account.currency <> v_currency or v_account.exponent <> v_exponent;
    v_ledger := v_account.ledger;
    v_currency := v_account.currency;
    v_exponent := v_account.exponent;
    v_ids[v_found] := v_account.id;
    v_amounts[v_found] := v_amount;
    v_balances[v_found] := v_account.balance + v_amount;
    v_versions[v_found] := v_account.version + 1;
    if v_amount < 0 and v_balances[v_found] < 0 and not v_account.allow_negative then
      v_short := coalesce(v_short, jsonb_build_object('accountId', v_account.id, 'balance', v_account.balance));
    end if;
    continue when v_account.kind not in ('wallet', 'vendor_wallet');
    v_wallets := v_wallets || jsonb_build_object(
      'accountId', v_account.id, 'version', v_versions[v_found], 'balance', v_balances[v_found]);
  end loop;

  if v_found < cardinality(p_accounts) then
    for v_account in
      select a.id, a.merchant, a.ledger, a.kind, a.currency, a.exponent, a.balance, a.allow_negative
        from accounts a where a.id = any (p_accounts) and a.hot
    loop
      v_found := v_found + 1;
      v_amount := nullif(p_amounts[array_position(p_accounts, v_account.id)], 0);
      v_sum := v_sum + v_amount;
      v_foreign := v_foreign or v_account.merchant <> p_merchant;
      v_mixed := v_mixed or v_account.ledger <> v_ledger or v_account.currency <> v_currency or v_account.exponent <> v_exponent;
      v_ledger := v_account.ledger;
      v_currency := v_account.currency;
      v_exponent := v_account.exponent;
      v_hot := v_hot || v_account.id;
      v_appended := v_appended || v_amount;
      if v_amount < 0 and v_account.balance + v_amount < 0 and not v_account.allow_negative then
        v_short := coalesce(v_short, jsonb_build_object('accountId', v_account.id, 'balance', v_account.balance));
      end if;
    end loop;
  end if;

  if v_found < cardinality(p_accounts) then
    -- An account that is not there, unless it is there twice.
    v_foreign := true;
    select case when count(distinct id) = count(*) and bool_and(amount <> 0) then sum(amount) end into v_sum
      from unnest(p_accounts, p_amounts) as line (id, amount);
  end if;
  if v_sum is distinct from 0 then
    raise exception 'LEDGER_UNBALANCED' using errcode = 'PL001';
  elsif v_foreign then
    raise exception 'LEDGER_UNKNOWN_ACCOUNT' using errcode = 'PL002';
  elsif v_mixed then
    raise exception 'LEDGER_MIXED' using errcode = 'PL003';
  elsif v_short is not null then
    -- The same call may have emptied the wallet itself a moment ago: then this is its replay.
    return query select * from ledger_replay(p_merchant, p_actor, p_key, p_payload_hash);
    if not found then
      return query select 'insufficient', null::bigint, v_short, '[]'::jsonb;
    end if;
    return;
  end if;

  insert into ledger_transactions (merchant, kind, actor, idempotency_key, payload_hash, about, round_id, answer)
  values (p_merchant, p_kind, p_actor, p_key, p_payload_hash, p_about, p_round_id, p_answer)
  on conflict (merchant, actor, idempotency_key) do nothing
  returning id into v_transaction;
  if v_transaction is null then
    return query select * from ledger_replay(p_merchant, p_actor, p_key, p_payload_hash);
    return;
  end if;

  if v_ids is not null then
    update accounts a set balance = moved.balance, version = moved.version
      from unnest(v_ids, v_balances, v_versions) as moved (id, balance, version) where a.id = moved.id;
    insert into entries (account_id, version, merchant, ledger_transaction_id, amount, balance_after)
    select moved.id, moved.version, p_merchant, v_transaction, moved.amount, moved.balance
      from unnest(v_ids, v_versions, v_amounts, v_balances) as moved (id, version, amount, balance);
    insert into outbox (merchant, feed, key, room, seq, value)
    select p_merchant, told.feed, told.key, told.room, a.version, told.value
      from accounts a,
           balance_envelope(a.kind, a.ledger, a.owner, a.member_id, a.balance, a.currency, a.exponent) told
     where a.id = any (v_ids);
  end if;
  if v_hot is not null then
    insert into unrolled_entries (merchant, account_id, ledger_transaction_id, amount)
    select p_merchant, appended.id, v_transaction, appended.amount
      from unnest(v_hot, v_appended) as appended (id, amount);
  end if;
  outcome := 'posted';
  ledger_transaction_id := v_transaction;
  answer := p_answer;
  wallets := v_wallets;
  return next;
end $$;

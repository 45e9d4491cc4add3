-- The ledger's writer anew: the same checks and refusals, in fewer and smaller statements a posting, and a batch in as many
-- statements as one posting.

-- As for merchants: an entry belongs to an account and a posting that ledger_post has just locked and written, so nothing
-- could be found wrong here; ledger:check tells of any that were. Accounts, like postings, stay for ever.
alter table entries drop constraint entries_account_id_fkey, drop constraint entries_posting_id_fkey;
alter table pending_entries drop constraint pending_entries_posting_id_fkey;
create trigger kept before delete or truncate on accounts
  for each statement execute function ledger_is_append_only();

create or replace function ledger_post(
  p_merchant text, p_kind text, p_actor text, p_key text, p_payload_hash bytea, p_about text, p_round_id uuid,
  p_answer jsonb, p_accounts bigint[], p_amounts bigint[]
) returns table (outcome text, posting_id bigint, answer jsonb, wallets jsonb)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_posting bigint;
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
  -- Whom to tell of which figure.
  v_owners text[];
  v_seqs bigint[];
  v_values jsonb[];
  -- Hot accounts, appended to and folded later.
  v_hot bigint[];
  v_appended bigint[];
begin
  if cardinality(p_accounts) is distinct from cardinality(p_amounts) or coalesce(cardinality(p_accounts), 0) < 2 then
    raise exception 'LEDGER_UNBALANCED' using errcode = 'PL001';
  end if;

  -- In id order, so that two postings never wait for one another in a ring; hot accounts are not locked at all.
  -- A key lock is left to foreign keys, which is why this is not FOR UPDATE.
  for v_account in
    select a.id, a.merchant, a.ledger, a.kind, a.owner, a.currency, a.exponent, a.balance, a.version
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
    if v_amount < 0 and v_balances[v_found] < 0 and v_account.kind in ('wallet', 'pool') then
      v_short := coalesce(v_short, jsonb_build_object('accountId', v_account.id, 'balance', v_account.balance));
    end if;
    continue when v_account.kind <> 'wallet';
    v_wallets := v_wallets || jsonb_build_object(
      'accountId', v_account.id, 'version', v_versions[v_found], 'balance', v_balances[v_found]);
    -- A member has one balance on the site: the real wallet, or a trial account's demo wallet (PP-23).
    if v_ledger <> 'real' then
      continue when not exists (select from members m where m.id = split_part(v_account.owner, ':', 2)::bigint and m.demo);
    end if;
    v_owners := v_owners || v_account.owner;
    v_seqs := v_seqs || v_versions[v_found];
    v_values := v_values || jsonb_build_object('amount', v_balances[v_found], 'currency', v_currency, 'exponent', v_exponent);
  end loop;

  if v_found < cardinality(p_accounts) then
    for v_account in
      select a.id, a.merchant, a.ledger, a.kind, a.currency, a.exponent, a.balance
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
      if v_amount < 0 and v_account.balance + v_amount < 0 and v_account.kind in ('wallet', 'pool') then
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

  insert into postings (merchant, kind, actor, idempotency_key, payload_hash, about, round_id, answer)
  values (p_merchant, p_kind, p_actor, p_key, p_payload_hash, p_about, p_round_id, p_answer)
  on conflict (merchant, actor, idempotency_key) do nothing
  returning id into v_posting;
  if v_posting is null then
    return query select * from ledger_replay(p_merchant, p_actor, p_key, p_payload_hash);
    return;
  end if;

  if v_ids is not null then
    update accounts a set balance = moved.balance, version = moved.version
      from unnest(v_ids, v_balances, v_versions) as moved (id, balance, version) where a.id = moved.id;
    insert into entries (account_id, version, merchant, posting_id, amount, balance_after)
    select moved.id, moved.version, p_merchant, v_posting, moved.amount, moved.balance
      from unnest(v_ids, v_versions, v_amounts, v_balances) as moved (id, version, amount, balance);
  end if;
  if v_hot is not null then
    insert into pending_entries (merchant, account_id, posting_id, amount)
    select p_merchant, appended.id, v_posting, appended.amount
      from unnest(v_hot, v_appended) as appended (id, amount);
  end if;
  if v_owners is not null then
    insert into outbox (merchant, feed, key, room, seq, value)
    select p_merchant, 'balance', told.owner, told.owner, told.seq, told.value
      from unnest(v_owners, v_seqs, v_values) as told (owner, seq, value);
  end if;
  outcome := 'posted';
  posting_id := v_posting;
  answer := p_answer;
  wallets := v_wallets;
  return next;
end $$;

-- Many postings as if in order, all or none: a line of each list a posting or, of the last three, a line of one. Answers a
-- row a posting, or the first that is refused alone, which the caller's transaction must not outlive.
drop function ledger_post_many (jsonb);
create function ledger_post_many(
  p_merchants text[], p_kinds text[], p_actors text[], p_keys text[], p_payload_hashes bytea[], p_abouts text[],
  p_round_ids uuid[], p_answers jsonb[], p_places int[], p_accounts bigint[], p_amounts bigint[]
) returns table (place int, outcome text, posting_id bigint, answer jsonb, wallets jsonb)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  -- By place: the posting that was written, 0 where one of its key was there.
  v_postings bigint[];
  v_refused record;
begin
  perform 1 from accounts a where a.id = any (p_accounts) and not a.hot order by a.id for no key update;

  with asked as (
    select * from unnest(p_merchants, p_kinds, p_actors, p_keys, p_payload_hashes, p_abouts, p_round_ids, p_answers)
      with ordinality as a (merchant, kind, actor, key, payload_hash, about, round_id, answer, place)
  ), written as (
    insert into postings (merchant, kind, actor, idempotency_key, payload_hash, about, round_id, answer)
    select a.merchant, a.kind, a.actor, a.key, a.payload_hash, a.about, a.round_id, a.answer from asked a order by a.place
    on conflict (merchant, actor, idempotency_key) do nothing
    returning id, merchant, actor, idempotency_key as key
  )
  select array_agg(coalesce(first.id, 0) order by a.place) into v_postings
    from asked a
    left join (select min(a.place) as place, w.id from asked a join written w using (merchant, actor, key) group by w.id) first
      using (place);

  with line as (
    select l.place, l.id, l.amount, a.merchant, a.kind in ('wallet', 'pool') as kept, a.ledger || a.currency || a.exponent as book,
           a.balance + coalesce(sum(l.amount) filter (where v_postings[l.place] > 0) over (partition by l.id order by l.place), 0) as balance
      from unnest(p_places, p_accounts, p_amounts) as l (place, id, amount) left join accounts a using (id)
  ), judged as (
    select asked.place,
           case when count(l.id) < 2 or sum(l.amount) <> 0 or bool_or(l.amount = 0) or count(distinct l.id) < count(*) then 'LEDGER_UNBALANCED'
                when bool_or(l.merchant is distinct from p_merchants[asked.place]) then 'LEDGER_UNKNOWN_ACCOUNT'
                when min(l.book) <> max(l.book) then 'LEDGER_MIXED'
                when v_postings[asked.place] = 0 then
                  (select 'mismatch' from postings p
                    where p.merchant = p_merchants[asked.place] and p.actor = p_actors[asked.place]
                      and p.idempotency_key = p_keys[asked.place] and p.payload_hash <> p_payload_hashes[asked.place])
                when bool_or(l.kept and l.amount < 0 and l.balance < 0) then 'insufficient' end as refusal,
           jsonb_agg(jsonb_build_object('accountId', l.id, 'balance', l.balance - l.amount) order by l.id)
             filter (where l.kept and l.amount < 0 and l.balance < 0) -> 0 as short
      from generate_subscripts(p_keys, 1) as asked (place) left join line l using (place)
     group by asked.place
  )
  select * into v_refused from judged where judged.refusal is not null order by judged.place limit 1;
  if v_refused.refusal like 'LEDGER_%' then
    raise exception '%', v_refused.refusal using errcode = case v_refused.refusal
      when 'LEDGER_UNBALANCED' then 'PL001' when 'LEDGER_UNKNOWN_ACCOUNT' then 'PL002' else 'PL003' end;
  elsif v_refused.refusal is not null then
    return query select v_refused.place, v_refused.refusal, null::bigint, v_refused.short, '[]'::jsonb;
    return;
  end if;

  return query
  with line as materialized (
    select l.place, l.amount, a.id, a.merchant, a.ledger, a.kind, a.owner, a.currency, a.exponent, a.hot,
           a.balance + sum(l.amount) over account as balance, a.version + row_number() over account as version
      from unnest(p_places, p_accounts, p_amounts) as l (place, id, amount) join accounts a using (id)
     where v_postings[l.place] > 0
    window account as (partition by a.id order by l.place)
  ), newest as materialized (
    select distinct on (l.id) l.* from line l where not l.hot order by l.id, l.version desc
  ), moved as (
    update accounts a set balance = n.balance, version = n.version from newest n where a.id = n.id
  ), entered as (
    insert into entries (account_id, version, merchant, posting_id, amount, balance_after)
    select l.id, l.version, l.merchant, v_postings[l.place], l.amount, l.balance from line l where not l.hot
  ), appended as (
    insert into pending_entries (merchant, account_id, posting_id, amount)
    select l.merchant, l.id, v_postings[l.place], l.amount from line l where l.hot order by l.place
  ), told as (
    insert into outbox (merchant, feed, key, room, seq, value)
    select n.merchant, 'balance', n.owner, n.owner, n.version,
           jsonb_build_object('amount', n.balance, 'currency', n.currency, 'exponent', n.exponent)
      from newest n
     where n.kind = 'wallet' and (n.ledger = 'real' or exists (
             select from members m where m.id = split_part(n.owner, ':', 2)::bigint and m.demo))
  )
  select asked.place, 'posted', v_postings[asked.place], p_answers[asked.place],
         coalesce(jsonb_agg(jsonb_build_object('accountId', l.id, 'version', l.version, 'balance', l.balance) order by l.id)
                    filter (where l.kind = 'wallet' and not l.hot), '[]')
    from generate_subscripts(p_keys, 1) as asked (place) left join line l using (place)
   where v_postings[asked.place] > 0
   group by asked.place;

  return query
  select asked.place, known.* from generate_subscripts(p_keys, 1) as asked (place),
         lateral ledger_replay(p_merchants[asked.place], p_actors[asked.place], p_keys[asked.place], p_payload_hashes[asked.place]) known
   where v_postings[asked.place] = 0;
end $$;

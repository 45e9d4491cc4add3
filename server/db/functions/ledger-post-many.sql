-- Writes many ledger transactions in one call, each as `ledger_post` writes one. `p_places` says which transaction an entry is of.
create or replace function ledger_post_many(
  p_merchants text[], p_kinds text[], p_actors text[], p_keys text[], p_payload_hashes bytea[], p_abouts text[],
  p_round_ids uuid[], p_answers jsonb[], p_places int[], p_accounts bigint[], p_amounts bigint[]
) returns table (place int, outcome text, ledger_transaction_id bigint, answer jsonb, wallets jsonb)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  -- By place: the transaction that was written, 0 if its key was there before.
  v_transactions bigint[];
  v_refused record;
begin
  perform 1 from accounts a where a.id = any (p_accounts) and not a.hot order by a.id for no key update;

  with asked as (
    select * from unnest(p_merchants, p_kinds, p_actors, p_keys, p_payload_hashes, p_abouts, p_round_ids, p_answers)
      with ordinality as a (merchant, kind, actor, key, payload_hash, about, round_id, answer, place)
  ), written as (
    insert into ledger_transactions (merchant, kind, actor, idempotency_key, payload_hash, about, round_id, answer)
    select a.merchant, a.kind, a.actor, a.key, a.payload_hash, a.about, a.round_id, a.answer from asked a order by a.place
    on conflict (merchant, actor, idempotency_key) do nothing
    returning id, merchant, actor, idempotency_key as key
  )
  select array_agg(coalesce(first.id, 0) order by a.place) into v_transactions
    from asked a
    left join (select min(a.place) as place, w.id from asked a join written w using (merchant, actor, key) group by w.id) first
      using (place);

  with line as (
    select l.place, l.id, l.amount, a.merchant, not a.allow_negative as kept, a.ledger || a.currency || a.exponent as book,
           a.balance + coalesce(sum(l.amount) filter (where v_transactions[l.place] > 0) over (partition by l.id order by l.place), 0) as balance
      from unnest(p_places, p_accounts, p_amounts) as l (place, id, amount) left join accounts a using (id)
  ), judged as (
    select asked.place,
           case when count(l.id) < 2 or sum(l.amount) <> 0 or bool_or(l.amount = 0) or count(distinct l.id) < count(*) then 'LEDGER_UNBALANCED'
                when bool_or(l.merchant is distinct from p_merchants[asked.place]) then 'LEDGER_UNKNOWN_ACCOUNT'
                when min(l.book) <> max(l.book) then 'LEDGER_MIXED'
                when v_transactions[asked.place] = 0 then
                  (select 'mismatch' from ledger_transactions p
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
    select l.place, l.amount, a.id, a.merchant, a.ledger, a.kind, a.owner, a.member_id, a.currency, a.exponent, a.hot,
           a.balance + sum(l.amount) over account as balance, a.version + row_number() over account as version
      from unnest(p_places, p_accounts, p_amounts) as l (place, id, amount) join accounts a using (id)
     where v_transactions[l.place] > 0
    window account as (partition by a.id order by l.place)
  ), newest as materialized (
    select distinct on (l.id) l.* from line l where not l.hot order by l.id, l.version desc
  ), moved as (
    update accounts a set balance = n.balance, version = n.version from newest n where a.id = n.id
  ), entered as (
    insert into entries (account_id, version, merchant, ledger_transaction_id, amount, balance_after)
    select l.id, l.version, l.merchant, v_transactions[l.place], l.amount, l.balance from line l where not l.hot
  ), appended as (
    insert into unrolled_entries (merchant, account_id, ledger_transaction_id, amount)
    select l.merchant, l.id, v_transactions[l.place], l.amount from line l where l.hot order by l.place
  ), told as (
    insert into outbox (merchant, feed, key, room, seq, value)
    select n.merchant, told.feed, told.key, told.room, n.version, told.value
      from newest n,
           balance_envelope(n.kind, n.ledger, n.owner, n.member_id, n.balance::bigint, n.currency, n.exponent) told
  )
  select asked.place, 'posted', v_transactions[asked.place], p_answers[asked.place],
         coalesce(jsonb_agg(jsonb_build_object('accountId', l.id, 'version', l.version, 'balance', l.balance) order by l.id)
                    filter (where l.kind in ('wallet', 'vendor_wallet') and not l.hot), '[]')
    from generate_subscripts(p_keys, 1) as asked (place) left join line l using (place)
   where v_transactions[asked.place] > 0
   group by asked.place;

  return query
  select asked.place, known.* from generate_subscripts(p_keys, 1) as asked (place),
         lateral ledger_replay(p_merchants[asked.place], p_actors[asked.place], p_keys[asked.place], p_payload_hashes[asked.place]) known
   where v_transactions[asked.place] = 0;
end $$;

-- The ledger's one writer. Nothing else inserts into postings, entries or pending_entries, so what these functions
-- check is what a foreign key to merchants or to a hot account would check, without locking those rows on every bet.

-- Amounts stay within what the site's numbers hold exactly (2^53 - 1).
alter table accounts
  add constraint balance_is_exact check (balance between -9007199254740991 and 9007199254740991);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'LEDGER_APPEND_ONLY: % on %', tg_op, tg_table_name using errcode = 'PL000';
end $$;
create trigger append_only before update or delete or truncate on postings
  for each statement execute function ledger_is_append_only();
create trigger append_only before update or delete or truncate on entries
  for each statement execute function ledger_is_append_only();

-- What the posting of this key answered, if there is one: 'replayed', or 'mismatch' where its payload was another.
create function ledger_replay(p_merchant text, p_actor text, p_key text, p_payload_hash bytea)
returns table (outcome text, posting_id bigint, answer jsonb, wallets jsonb)
language sql stable as $$
  select case when p.payload_hash = p_payload_hash then 'replayed' else 'mismatch' end, p.id, p.answer,
         coalesce((select jsonb_agg(jsonb_build_object('accountId', e.account_id, 'version', e.version, 'balance', e.balance_after)
                                    order by e.account_id)
                     from entries e join accounts a on a.id = e.account_id
                    where e.posting_id = p.id and a.kind = 'wallet'), '[]')
    from postings p
   where p.merchant = p_merchant and p.actor = p_actor and p.idempotency_key = p_key
$$;

-- Writes one posting. Refusals that a person may cause are an outcome ('insufficient', 'mismatch'), so that the caller's
-- transaction can still record them; what only a programmer may cause is raised.
create function ledger_post(
  p_merchant text, p_kind text, p_actor text, p_key text, p_payload_hash bytea, p_about text, p_round_id uuid,
  p_answer jsonb, p_accounts bigint[], p_amounts bigint[]
) returns table (outcome text, posting_id bigint, answer jsonb, wallets jsonb)
language plpgsql as $$
declare
  v_posting bigint;
  v_known int;
  v_home int;
  v_books int;
  v_short jsonb;
begin
  if cardinality(p_accounts) is distinct from cardinality(p_amounts) or coalesce(cardinality(p_accounts), 0) < 2
     or (select sum(amount) <> 0 or bool_or(amount = 0) or count(distinct id) <> count(*)
           from unnest(p_accounts, p_amounts) as line (id, amount)) then
    raise exception 'LEDGER_UNBALANCED' using errcode = 'PL001';
  end if;

  -- In id order, so that two postings never wait for one another in a ring; hot accounts are not locked at all.
  -- A key lock is left to foreign keys, which is why this is not FOR UPDATE.
  perform 1 from accounts a where a.id = any (p_accounts) and not a.hot order by a.id for no key update;

  select count(*), count(*) filter (where a.merchant = p_merchant),
         count(distinct (a.ledger, a.currency, a.exponent)),
         (jsonb_agg(jsonb_build_object('accountId', a.id, 'balance', a.balance))
           filter (where a.kind in ('wallet', 'pool') and line.amount < 0 and a.balance + line.amount < 0)) -> 0
    into v_known, v_home, v_books, v_short
    from unnest(p_accounts, p_amounts) as line (id, amount) join accounts a using (id);
  if v_known <> cardinality(p_accounts) or v_home <> v_known then
    raise exception 'LEDGER_UNKNOWN_ACCOUNT' using errcode = 'PL002';
  elsif v_books <> 1 then
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

  return query
  with line as (
    select * from unnest(p_accounts, p_amounts) as line (id, amount)
  ), moved as (
    update accounts a set balance = a.balance + line.amount, version = a.version + 1
      from line where a.id = line.id and not a.hot
    returning a.id, a.kind, a.ledger, a.owner, a.currency, a.exponent, a.version, a.balance, line.amount
  ), entered as (
    insert into entries (account_id, version, merchant, posting_id, amount, balance_after)
    select m.id, m.version, p_merchant, v_posting, m.amount, m.balance from moved m
  ), appended as (
    insert into pending_entries (merchant, account_id, posting_id, amount)
    select p_merchant, line.id, v_posting, line.amount from line join accounts a on a.id = line.id where a.hot
  ), told as (
    -- A member has one balance on the site: the real wallet, or a trial account's demo wallet (PP-23).
    insert into outbox (merchant, feed, key, room, seq, value)
    select p_merchant, 'balance', m.owner, m.owner, m.version,
           jsonb_build_object('amount', m.balance, 'currency', m.currency, 'exponent', m.exponent)
      from moved m
     where m.kind = 'wallet'
       and (m.ledger = 'real' or exists (select 1 from members
                                          where members.id = split_part(m.owner, ':', 2)::bigint and members.demo))
  )
  select 'posted', v_posting, p_answer,
         coalesce(jsonb_agg(jsonb_build_object('accountId', m.id, 'version', m.version, 'balance', m.balance) order by m.id)
                    filter (where m.kind = 'wallet'), '[]')
    from moved m;
end $$;

-- Many postings in one call, in order; all their accounts are locked first, in id order.
create function ledger_post_many(p_postings jsonb)
returns table (place int, outcome text, posting_id bigint, answer jsonb, wallets jsonb)
language plpgsql as $$
begin
  perform 1 from accounts a
    where a.id in (select (line ->> 'accountId')::bigint
                     from jsonb_array_elements(p_postings) p, jsonb_array_elements(p -> 'lines') line)
      and not a.hot
    order by a.id for no key update;
  return query
  select p.place::int, posted.*
    from jsonb_array_elements(p_postings) with ordinality as p (posting, place),
         lateral ledger_post(
           posting ->> 'merchant', posting ->> 'kind', posting ->> 'actor', posting ->> 'key',
           decode(posting ->> 'payloadHash', 'hex'), posting ->> 'about', (posting ->> 'roundId')::uuid,
           nullif(posting -> 'answer', 'null'),
           (select array_agg((line ->> 'accountId')::bigint order by n)
              from jsonb_array_elements(posting -> 'lines') with ordinality as l (line, n)),
           (select array_agg((line ->> 'amount')::bigint order by n)
              from jsonb_array_elements(posting -> 'lines') with ordinality as l (line, n))) as posted;
end $$;

-- Gives at most `p_limit` appended entries of a hot account their version and balance; answers how many.
create function ledger_fold(p_account bigint, p_limit int) returns int
language plpgsql as $$
declare
  v_folded int;
begin
  perform 1 from accounts where id = p_account and hot for no key update;
  with taken as (
    delete from pending_entries
     where id in (select id from pending_entries where account_id = p_account order by id limit p_limit)
    returning id, merchant, posting_id, amount
  ), total as (
    select count(*) as entries, coalesce(sum(amount), 0) as amount from taken
  ), folded as (
    update accounts a set balance = a.balance + total.amount, version = a.version + total.entries
      from total where a.id = p_account and total.entries > 0
    returning a.version - total.entries as version, a.balance - total.amount as balance
  ), entered as (
    insert into entries (account_id, version, merchant, posting_id, amount, balance_after)
    select p_account, folded.version + row_number() over (order by taken.id), taken.merchant, taken.posting_id,
           taken.amount, folded.balance + sum(taken.amount) over (order by taken.id)
      from taken, folded
  )
  select total.entries into v_folded from total;
  return v_folded;
end $$;

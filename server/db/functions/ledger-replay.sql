-- Returns the stored answer for an idempotency key: 'replayed', or 'mismatch' if the payload differs. No row if the key is new.
create or replace function ledger_replay(p_merchant text, p_actor text, p_key text, p_payload_hash bytea)
returns table (outcome text, ledger_transaction_id bigint, answer jsonb, wallets jsonb)
language sql stable as $$
  select case when p.payload_hash = p_payload_hash then 'replayed' else 'mismatch' end, p.id, p.answer,
         coalesce((select jsonb_agg(jsonb_build_object('accountId', e.account_id, 'version', e.version, 'balance', e.balance_after)
                                    order by e.account_id)
                     from entries e join accounts a on a.id = e.account_id
                    where e.ledger_transaction_id = p.id and a.kind in ('wallet', 'vendor_wallet')), '[]')
    from ledger_transactions p
   where p.merchant = p_merchant and p.actor = p_actor and p.idempotency_key = p_key
$$;

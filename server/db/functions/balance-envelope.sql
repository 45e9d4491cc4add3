-- The envelope that tells a wallet's new balance. The site shows one balance of a member: the real wallet, or a trial account's
-- demo wallet (PP-23), by the feed `balance`. Games show the others, by the feed `funds`. None for other accounts.
create or replace function balance_envelope(
  p_kind text, p_ledger text, p_owner text, p_member bigint, p_balance bigint, p_currency text, p_exponent smallint
) returns table (feed text, key text, room text, value jsonb) language sql stable as $$
  select case when shown.here then 'balance' else 'funds' end,
         case when shown.here then p_owner else funds_key(p_kind, p_owner) end,
         -- The owner of a wallet ends with its member.
         substr(p_owner, strpos(p_owner, 'member:')),
         jsonb_build_object('amount', p_balance, 'currency', p_currency, 'exponent', p_exponent)
    from (select p_kind = 'wallet' and (p_ledger = 'real' or exists (
            select from members m where m.id = p_member and m.demo)) as here) shown
   where p_kind in ('wallet', 'vendor_wallet')
$$;

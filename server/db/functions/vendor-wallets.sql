-- Returns the wallets that a member plays from at a vendor, each with the house account of its ledger.
create or replace function vendor_wallets(p_merchant text, p_vendor text, p_member bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'ledger', w.ledger, 'currency', w.currency,
                    'exponent', w.exponent, 'balance', w.balance, 'house', h.id)), '[]')
    from (select coalesce((settings ->> 'singleWallet')::boolean, true) as single
            from merchants where code = p_merchant) s
   cross join lateral (
          select id, ledger, currency, exponent, balance from accounts
           where merchant = p_merchant and ledger in ('real', 'demo') and kind = 'wallet'
             and member_id = p_member and (ledger = 'demo' or s.single)
           union all
          -- WAL-03: where the wallet is not single, real money at this vendor is in the vendor wallet.
          select id, ledger, currency, exponent, balance from accounts
           where merchant = p_merchant and ledger = 'real' and kind = 'vendor_wallet'
             and owner = 'vendor:' || p_vendor || ':member:' || p_member
             and not s.single) w
    left join accounts h
      on h.merchant = p_merchant and h.ledger = w.ledger and h.kind = 'house' and h.owner = p_merchant
     and h.currency = w.currency
$$;

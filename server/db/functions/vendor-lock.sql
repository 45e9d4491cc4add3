-- Locks the main and demo wallets of these members, in id order. A vendor wallet changes only under its member's lock.
create or replace function vendor_lock(p_merchant text, p_members bigint[]) returns void language plpgsql as $$
begin
  perform 1 from accounts
    where merchant = p_merchant and ledger in ('real', 'demo') and kind = 'wallet'
      and member_id = any (p_members)
    order by id for no key update;
end $$;

-- Returns the version of the feed `awards` of a member: a sum of numbers that only grow, of its awards and of their bonus accounts.
-- The lock of the member's wallet orders the changes.
create or replace function awards_seq(p_merchant text, p_member bigint) returns bigint language sql stable as $$
  select coalesce(sum(a.version), 0)::bigint + coalesce((
           select sum(b.version) from accounts b where b.merchant = p_merchant and b.id = any (array_agg(a.account_id))), 0)::bigint
    from awards a where a.merchant = p_merchant and a.member_id = p_member
$$;

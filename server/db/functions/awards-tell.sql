-- Announces a member's awards on the feed `awards`, in the transaction that changes one of them or the bonus money.
create or replace function awards_tell(p_merchant text, p_member bigint) returns void language sql as $$
  insert into outbox (merchant, feed, key, room, seq, value)
  values (p_merchant, 'awards', 'member:' || p_member, 'member:' || p_member, awards_seq(p_merchant, p_member),
          awards_value(p_merchant, p_member))
$$;

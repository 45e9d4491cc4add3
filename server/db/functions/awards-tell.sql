-- Announces a member's awards on the feed `awards`, in the transaction that changes one of them or the bonus money.
create or replace function awards_tell(p_merchant text, p_member bigint) returns void language sql as $$
  insert into outbox (merchant, feed, key, room, seq, value)
  values (p_merchant, 'awards', 'member:' || p_member, 'member:' || p_member, awards_seq(p_merchant, p_member),
          awards_value(p_merchant, p_member))
$$;

create or replace function award_changed() returns trigger language plpgsql as $$
begin
  perform awards_tell(new.merchant, new.member_id);
  return null;
end $$;
create or replace trigger award_made after insert on awards for each row execute function award_changed();
create or replace trigger award_changed after update on awards
  for each row when (new.version <> old.version) execute function award_changed();

-- A bet takes bonus money, and changes the award only when it is settled.
create or replace function bonus_moved() returns trigger language plpgsql as $$
begin
  perform awards_tell(new.merchant, split_part(new.owner, 'member:', 2)::bigint);
  return null;
end $$;
create or replace trigger bonus_moved after update on accounts
  for each row when (new.kind = 'bonus' and new.version <> old.version) execute function bonus_moved();

-- Gives a member points that are a prize, once for each occasion. Returns whether it did.
create or replace function points_prize(p_merchant text, p_member bigint, p_amount bigint, p_occasion text) returns boolean
language plpgsql as $$
begin
  perform points_lock(p_merchant, p_member);
  if exists (select from point_entries where member_id = p_member and kind = 'prize' and source = p_occasion) then
    return false;
  end if;
  perform points_add(p_merchant, p_member, p_amount, 'prize', p_occasion);
  return true;
end $$;

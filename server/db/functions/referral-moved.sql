-- A new version of a member's feed `referral`.
create or replace function referral_moved(p_merchant text, p_member bigint) returns void language sql as $$
  insert into referral_accounts as a (member_id, merchant, version) values (p_member, p_merchant, 1)
      on conflict (member_id) do update set version = a.version + 1
$$;

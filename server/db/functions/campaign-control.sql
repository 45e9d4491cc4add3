-- Which thousandth of a campaign's audience a member is, the same one for ever; TypeScript: isControl.
create or replace function campaign_control(p_campaign bigint, p_member bigint) returns int language sql immutable as $$
  select (('x' || left(md5(p_campaign || ':' || p_member), 8))::bit(32)::bigint % 1000)::int
$$;

-- Issues awards of one occasion to members, within the campaign's budget and number of awards; p_lines holds memberId, amount and
-- required. One with signals of another member's award waits for the operator. Returns how many it made.
create or replace function awards_issue(p_campaign bigint, p_version int, p_occasion text, p_claim_days int, p_lines jsonb) returns int
language plpgsql as $$
declare
  v_campaign campaigns;
  v_made int;
  v_sum bigint;
begin
  select * into v_campaign from campaigns where id = p_campaign for no key update;
  with fresh as (
    select l."memberId" as member_id, l.amount, l.required, sum(l.amount) over (order by l."memberId") as total,
           row_number() over (order by l."memberId") as number
      from jsonb_to_recordset(p_lines) l ("memberId" bigint, amount bigint, required bigint)
     where not exists (select from awards a
                        where a.campaign_id = p_campaign and a.member_id = l."memberId" and a.occasion = p_occasion)
  ), lines as (
    select f.*, case when v_campaign.once_per <> '{}' then
                  award_signals(p_campaign, f.member_id, array(select e.member_id from fresh e where e.number < f.number)) end as signals
      from fresh f
     where v_campaign.awarded + total <= coalesce(v_campaign.budget, v_campaign.awarded + total)
       and v_campaign.awards + number <= coalesce(v_campaign.max_awards, v_campaign.awards + number)
  ), made as (
    insert into awards (merchant, member_id, campaign_id, terms_version, occasion, product, state, amount, required, lapses_at, due_at,
                        signals)
    select v_campaign.merchant, member_id, p_campaign, p_version, p_occasion, v_campaign.product,
           case when w.waits then 'applying' else 'issued' end, amount, required, w.lapses, w.lapses, signals
      from lines
     cross join lateral (select v_campaign.reviewed or signals is not null as waits) d
     cross join lateral (select d.waits, case when not d.waits then row_clock() + p_claim_days * interval '1 day' end as lapses) w
     order by member_id
    returning merchant, id, state, amount
  ), noted as (
    insert into award_changes (merchant, award_id, state, actor) select merchant, id, state, 'platform' from made
  )
  select count(*), coalesce(sum(amount), 0) into v_made, v_sum from made;
  update campaigns set awarded = awarded + v_sum, awards = awards + v_made where id = p_campaign and v_made > 0;
  return v_made;
end $$;

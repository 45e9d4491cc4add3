-- Trigger: counts the valid stakes of changed rounds towards their members' open turnover requirements, the oldest first. An open
-- or reversed round counts nothing, so what it had counted is taken back.
create or replace function requirements_meet() returns trigger language plpgsql as $$
declare
  -- Rounds that had counted more than their valid stake now is, and members of whom more is to be counted.
  v_back uuid[];
  v_members bigint[];
begin
  select array_agg(r.id) filter (where c.amount > v.valid), array_agg(r.member_id) filter (where v.valid > 0 and v.valid <> c.amount)
    into v_back, v_members
    from changed r, lateral (select valid_stake_of(r::rounds) as valid) v,
         lateral (select coalesce(sum(s.amount), 0) as amount from requirement_stakes s where s.round_id = r.id) c
   where r.ledger = 'real';
  if v_back is not null then
    -- Taken back as a whole; what is left of the stake is counted again below.
    with gone as (delete from requirement_stakes where round_id = any (v_back) returning requirement_id, amount)
    update turnover_requirements r set met = r.met - back.amount, closed_at = null
      from (select requirement_id, sum(amount) as amount from gone group by 1) back where r.id = back.requirement_id;
  end if;
  if v_members is null then return null; end if;

  -- Read by a later statement, when they are locked.
  perform from turnover_requirements where member_id = any (v_members) and closed_at is null order by id for no key update;
  if not found then return null; end if;
  -- Stakes and requirements of a member, each laid end to end: a requirement gets what lies over it.
  with stake as (
    select r.id, r.merchant, r.member_id, sum(v.due) over own - v.due as starts, sum(v.due) over own as ends
      from changed r, lateral (
             select valid_stake_of(r::rounds) - coalesce(sum(s.amount), 0) as due from requirement_stakes s where s.round_id = r.id) v
     where r.ledger = 'real' and v.due > 0
    window own as (partition by r.member_id order by r.opened_at, r.id)
  ), requirement as (
    select q.id, q.member_id, sum(q.required - q.met) over own - (q.required - q.met) as starts, sum(q.required - q.met) over own as ends
      from turnover_requirements q where q.member_id = any (v_members) and q.closed_at is null
    window own as (partition by q.member_id order by q.id)
  ), part as materialized (
    select q.id as requirement, s.merchant, s.id as round, least(s.ends, q.ends) - greatest(s.starts, q.starts) as amount
      from stake s join requirement q on s.member_id = q.member_id and s.starts < q.ends and q.starts < s.ends
  ), counted as (
    insert into requirement_stakes (requirement_id, merchant, round_id, amount)
    select requirement, merchant, round, amount from part
    on conflict (requirement_id, round_id) do update set amount = requirement_stakes.amount + excluded.amount
  )
  update turnover_requirements q
     set met = q.met + p.amount, closed_at = case when q.met + p.amount = q.required then clock_timestamp() end
    from (select requirement, sum(amount) as amount from part group by 1) p where q.id = p.requirement;
  return null;
end $$;
create or replace trigger requirements_meet after update on rounds
  referencing new table as changed for each statement execute function requirements_meet();

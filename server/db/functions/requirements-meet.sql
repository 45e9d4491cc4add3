-- Trigger: counts a round's valid stake towards the member's open turnover requirements, the oldest first. An open or reversed
-- round counts nothing, so what it had counted is taken back.
create or replace function requirements_meet() returns trigger language plpgsql as $$
declare
  v_valid bigint := valid_stake_of(new);
  v_counted bigint;
  v_left bigint;
  v_requirement record;
  v_part bigint;
begin
  select coalesce(sum(amount), 0) into v_counted from requirement_stakes where round_id = new.id;
  if v_counted > v_valid then
    -- Taken back as a whole; what is left of the stake is counted again below.
    with gone as (delete from requirement_stakes where round_id = new.id returning requirement_id, amount)
    update turnover_requirements r set met = r.met - gone.amount, closed_at = null
      from gone where r.id = gone.requirement_id;
    v_counted := 0;
  end if;
  v_left := v_valid - v_counted;
  if v_left <= 0 then return null; end if;
  for v_requirement in
    select id, required - met as open from turnover_requirements
     where member_id = new.member_id and closed_at is null order by id for no key update
  loop
    exit when v_left = 0;
    v_part := least(v_left, v_requirement.open);
    insert into requirement_stakes (requirement_id, merchant, round_id, amount)
    values (v_requirement.id, new.merchant, new.id, v_part)
    on conflict (requirement_id, round_id) do update set amount = requirement_stakes.amount + excluded.amount;
    update turnover_requirements
       set met = met + v_part, closed_at = case when met + v_part = required then clock_timestamp() end
     where id = v_requirement.id;
    v_left := v_left - v_part;
  end loop;
  return null;
end $$;
create or replace trigger requirements_meet after update on rounds for each row
  when (new.ledger = 'real' and (new.state = 'closed' or old.state = 'closed')) execute function requirements_meet();

-- Returns the terms of a mission in the period that begins on a day.
create or replace function mission_terms_of(p_mission bigint, p_first date) returns mission_terms language sql stable as $$
  select t from mission_terms t where t.mission_id = p_mission and t.from_day <= p_first order by t.version desc limit 1
$$;

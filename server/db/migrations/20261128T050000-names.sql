-- The standard words for bounds, and for the question whether to set limits (PP-13).
update merchants
   set settings = settings - 'realityCheckMost' || jsonb_build_object('realityCheckMaxMinutes', settings -> 'realityCheckMost')
 where settings ? 'realityCheckMost';
update merchants
   set settings = settings - 'rebateMost' || jsonb_build_object('maxRebate', settings -> 'rebateMost')
 where settings ? 'rebateMost';
alter table registration_links rename column uses_most to max_uses;
alter table members rename column limits_asked_at to limits_prompted_at;
-- Failed logins are counted in login_tries; nothing reads this column.
alter table members drop column failed_logins;

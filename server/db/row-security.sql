-- Row-level security between merchants: as role parlour_merchant, which the site's calls run as, a statement sees and writes
-- the rows of merchant `parlour.merchant` alone, and none without it. Applied after every migration, so that no new table is
-- left out. The owner of the tables, as whom jobs and tools run, is not restricted.
do $$
declare
  missing record;
begin
  perform pg_advisory_xact_lock(hashtextextended('row security', 0));
  if not exists (select from pg_roles where rolname = 'parlour_merchant') then
    begin
      create role parlour_merchant nologin;
      grant parlour_merchant to current_user;
      grant usage on schema public to parlour_merchant;
    exception when duplicate_object or unique_violation then
      null; -- Another database of this server made it at the same time.
    end;
  end if;
  -- Fails here, not at the first call, if this user may not take the role.
  set local role parlour_merchant;
  set local role none;
  for missing in
    select c.oid::regclass as name, a.attname is not null as of_merchants
      from pg_class c
      left join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not (has_table_privilege('parlour_merchant', c.oid, 'delete') and (c.relrowsecurity or a.attname is null))
  loop
    execute format('grant select, insert, update, delete on %s to parlour_merchant', missing.name);
    continue when not missing.of_merchants;
    execute format('alter table %s enable row level security', missing.name);
    -- With the query's own condition, PostgreSQL compares the setting once for each query, not for each row.
    execute format($policy$create policy own_merchant on %s to parlour_merchant
      using (merchant = current_setting('parlour.merchant', true))
      with check (merchant = current_setting('parlour.merchant', true))$policy$, missing.name);
  end loop;
end $$;

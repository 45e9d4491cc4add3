-- What each applied migration contained, so that one that is edited later is noticed.
create table migration_checksums (
  name text primary key,
  checksum text not null
);

-- 20261126T000100-pay-plans was edited once after databases had applied it: those lack this check.
alter table pay_sums drop constraint if exists pay_sums_kind_check;
alter table pay_sums add constraint pay_sums_kind_check check (kind in ('hour', 'day', 'dividend'));

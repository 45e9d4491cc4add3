-- AG: for agents only.
alter table notices
  drop constraint notices_type_check,
  add check (type in ('B', 'PL', 'PU', 'PR', 'H', 'AG'));

-- Tables with several choices in a row: how often the hand of all was dealt on.
alter table table_round add column step int not null default 0;

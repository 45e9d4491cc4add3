-- Simulated players of the demo: they play through the same doors as people, and are told apart here.
alter table members add column simulated boolean not null default false;

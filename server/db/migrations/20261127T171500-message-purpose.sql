-- What a message to many members is about. Those before this migration are taken as marketing.
alter table message_broadcasts
  add column purpose text not null default 'marketing' check (purpose in ('account', 'service', 'marketing'));
alter table message_broadcasts alter column purpose drop default;

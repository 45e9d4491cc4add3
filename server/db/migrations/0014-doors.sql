alter table members add column mobile text, add column email text;
create unique index members_mobile on members (merchant, mobile) where mobile is not null;
create unique index members_email on members (merchant, lower(email)) where email is not null;

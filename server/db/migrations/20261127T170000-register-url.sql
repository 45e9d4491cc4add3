-- The page on which a member registered by mobile number, as the page stated it.
alter table profiles add column register_url text;

-- One more with each deposit that is opened or moves on: the version of the feed that tells a member's pages so.
alter table members add column deposits_version bigint not null default 1;

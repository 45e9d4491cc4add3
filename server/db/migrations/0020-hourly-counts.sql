-- What may be done so often an hour, by whom: mail addresses asked about, codes by text message.
create table hourly_counts (
  merchant text not null references merchants,
  what text not null,
  -- An address as it is counted, or nothing for the whole brand.
  who text not null,
  times int not null,
  since timestamptz not null,
  primary key (merchant, what, who)
);
-- Its rows were good for an hour.
drop table reset_tries;

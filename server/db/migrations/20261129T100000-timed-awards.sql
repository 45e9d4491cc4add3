-- Awards that the platform gives at a time: shares of play of a period, and birthdays.
alter table campaigns
  -- Thousandths of the audience that it is not offered to.
  add column control_share int not null default 0 check (control_share between 0 and 100),
  add column first_run_at timestamptz;
update campaigns set first_run_at = created_at where state <> 'draft';

-- How far the awards of a campaign's period are made: members in the order of their numbers.
create table award_periods (
  campaign_id bigint not null references campaigns,
  merchant text not null references merchants,
  -- The merchant's first and last day of it.
  from_day date not null,
  to_day date not null,
  after_member bigint not null default 0,
  done_at timestamptz,
  primary key (campaign_id, from_day)
);

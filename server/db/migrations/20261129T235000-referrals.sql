-- Referrals (MEM-09): who came by a member's invitation, how far they are, and the awards for it.

create table referrals (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  inviter_id bigint not null references members,
  invited_id bigint not null unique references members,
  joined_at timestamptz not null,
  -- When the first deposit, and the valid stakes of a campaign, were counted.
  deposited_at timestamptz,
  staked_at timestamptz,
  -- A member comes after the one who invited it, so that invitations make no circle.
  constraint invited_later check (inviter_id < invited_id)
);
create index on referrals (merchant, inviter_id, id);
create index on referrals (merchant, joined_at);

-- Referrals to look at: something may have been reached.
create table referral_waiting (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  referral_id bigint not null references referrals
);
create index on referral_waiting (referral_id);

create table referral_accounts (
  member_id bigint primary key references members,
  merchant text not null references merchants,
  -- Of the feed `referral`.
  version bigint not null
);
create index on referral_accounts (merchant, member_id);

-- The referral that an award is given for.
alter table awards add column referral_id bigint references referrals;
create index awards_referral on awards (referral_id) where referral_id is not null;

insert into referrals (merchant, inviter_id, invited_id, joined_at)
select m.merchant, m.referred_by, m.id, m.created_at
  from members m join members i on i.id = m.referred_by and i.merchant = m.merchant
 where i.type = 0 and i.id < m.id
 order by m.id;
insert into referral_waiting (merchant, referral_id) select merchant, id from referrals order by id;
insert into referral_accounts (member_id, merchant, version) select distinct inviter_id, merchant, 1 from referrals;

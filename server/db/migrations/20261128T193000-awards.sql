-- Campaigns, the versions of their terms, and members' awards. Amounts in minor units of the merchant's currency.
create table campaigns (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  -- The operator's name for it.
  code text not null,
  -- In which games an award's requirement is met.
  product text not null check (product in ('casino', 'betting', 'lottery', 'pvp')),
  state text not null default 'draft' check (state in ('draft', 'running', 'paused', 'ended')),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Who may take part; see Audience in the contract.
  audience jsonb not null default '{}',
  -- Whether each award waits for the operator's approval.
  reviewed boolean not null default false,
  -- Most that is awarded in all, to how many, and how often to one member; null: no bound. `awarded` and `awards` are what awards
  -- that were not rejected hold.
  budget bigint check (budget >= 0),
  max_awards int check (max_awards >= 0),
  max_each int check (max_each >= 1),
  awarded bigint not null default 0,
  awards int not null default 0,
  terms_version int not null default 1,
  position int not null default 0,
  picture text,
  -- Title, summary and body by language.
  texts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (merchant, code),
  constraint within_budget check (awarded <= coalesce(budget, awarded) and awards <= coalesce(max_awards, awards))
);

create table campaign_terms (
  campaign_id bigint not null references campaigns,
  version int not null,
  merchant text not null references merchants,
  -- The reward and its requirement; see CampaignTerms in the contract.
  terms jsonb not null,
  written_at timestamptz not null default now(),
  primary key (campaign_id, version)
);

-- Members who take part, under the terms that they read: the award follows the deposit.
create table campaign_joins (
  campaign_id bigint not null references campaigns,
  member_id bigint not null references members,
  merchant text not null references merchants,
  terms_version int not null,
  joined_at timestamptz not null default now(),
  primary key (campaign_id, member_id)
);
create index on campaign_joins (member_id);

create table awards (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  campaign_id bigint not null references campaigns,
  -- The terms that the member accepted.
  terms_version int not null,
  -- What it is for, such as a deposit's id or a day: at most one award of a campaign each.
  occasion text not null,
  product text not null check (product in ('casino', 'betting', 'lottery', 'pvp')),
  state text not null check (state in ('applying', 'issued', 'rejected', 'claimed', 'active', 'completed', 'forfeited', 'expired')),
  -- Why it ended, or was rejected.
  reason text,
  amount bigint not null check (amount > 0),
  -- The turnover that frees it, and what counted so far.
  required bigint not null check (required >= 0),
  met bigint not null default 0,
  -- The bonus account while the award is active, and what of it went to the wallet at the end.
  account_id bigint references accounts,
  converted bigint not null default 0,
  created_at timestamptz not null default now(),
  -- Until when an issued one can be claimed, and an active one completed.
  lapses_at timestamptz,
  -- When the job looks at it.
  due_at timestamptz,
  active_at timestamptz,
  ended_at timestamptz,
  version bigint not null default 1,
  unique (campaign_id, member_id, occasion),
  foreign key (campaign_id, terms_version) references campaign_terms,
  constraint active_has_account check (state <> 'active' or account_id is not null)
);
create unique index awards_active on awards (member_id, product) where state = 'active';
create index on awards (member_id, id);
create index awards_due on awards (due_at) where due_at is not null;
create index awards_applying on awards (merchant, id) where state = 'applying';

create table award_changes (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  award_id bigint not null references awards,
  state text not null check (state in ('applying', 'issued', 'rejected', 'claimed', 'active', 'completed', 'forfeited', 'expired')),
  actor text not null,
  reason text,
  ledger_transaction_id bigint references ledger_transactions,
  -- What the change cost the house, negative where money returned; and the dividend window that deducts it.
  cost bigint not null default 0,
  dividend_at timestamptz,
  at timestamptz not null default row_clock()
);
create index award_costs on award_changes (merchant, at) where cost <> 0 and dividend_at is null;
create index on award_changes (award_id, id);

-- The award that a round's stakes count for, the share of its valid stake that counts (millionths), and the bonus money in stake and
-- payout.
alter table rounds
  add column award_id bigint,
  add column contribution_micro int not null default 0,
  add column bonus_stake bigint not null default 0,
  add column bonus_payout bigint not null default 0;
create index rounds_award on rounds (award_id) where award_id is not null;
-- Change of the bonus account; `moved` is that of the wallet.
alter table vendor_txs add column bonus_moved bigint not null default 0;

alter type vendor_round_open add attribute "awardId" bigint, add attribute "contributionMicro" int;
alter type vendor_round_change add attribute "bonusStake" bigint, add attribute "bonusPayout" bigint;
alter type vendor_effect add attribute "bonusMoved" bigint;

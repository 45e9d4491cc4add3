-- Missions and leaderboards (MEM-07): what the operator writes, members' progress by period, ranks and prizes. Derived from the days of
-- play, their games and wins, and from paid deposits. Money in minor units of the merchant's currency.
create table missions (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  -- The operator's name for it.
  code text not null,
  kind text not null check (kind in ('mission', 'leaderboard')),
  period text not null check (period in ('daily', 'weekly', 'half_monthly', 'monthly', 'once')),
  state text not null default 'draft' check (state in ('draft', 'running', 'paused', 'ended')),
  -- Days of the merchant that count, both included; null: no bound.
  starts_on date,
  ends_on date,
  terms_version int not null default 0,
  position int not null default 0,
  -- Title and summary by language.
  texts jsonb not null,
  -- Version of a leaderboard's ranks in the feed.
  board_version bigint not null default 1,
  -- Its ranks changed since they were announced.
  board_changed boolean not null default false,
  created_at timestamptz not null default now(),
  unique (merchant, code),
  constraint once_has_a_window check (period <> 'once' or (starts_on is not null and ends_on is not null)),
  constraint begins_before_it_ends check (starts_on <= ends_on)
);

-- The newest version that holds from the first day of a period, or earlier, is that of the period.
create table mission_terms (
  mission_id bigint not null references missions,
  version int not null,
  merchant text not null references merchants,
  from_day date not null,
  -- See MissionTerms in the contract.
  terms jsonb not null,
  written_at timestamptz not null default now(),
  primary key (mission_id, version)
);

-- A member's progress in the period that begins on a day.
create table mission_progress (
  mission_id bigint not null references missions,
  member_id bigint not null references members,
  from_day date not null,
  to_day date not null,
  merchant text not null references merchants,
  terms_version int not null,
  -- What is reached of each condition, at most its target.
  amounts bigint[] not null,
  state text not null check (state in ('open', 'reached', 'claimed', 'lapsed')),
  reached_at timestamptz,
  -- Until when it can be claimed.
  lapses_at timestamptz,
  claimed_at timestamptz,
  award_id bigint references awards,
  -- Whether the prize needs no claim, and why it was not given then.
  at_once boolean not null,
  refusal text,
  primary key (mission_id, member_id, from_day),
  foreign key (mission_id, terms_version) references mission_terms,
  constraint reached_lapses check (state = 'open' or (reached_at is not null and lapses_at is not null))
);
create index on mission_progress (member_id, from_day);
create index mission_progress_reached on mission_progress (lapses_at) where state = 'reached';
create index mission_progress_due on mission_progress (reached_at) where state = 'reached' and at_once and refusal is null;

create table leaderboard_periods (
  mission_id bigint not null references missions,
  from_day date not null,
  to_day date not null,
  merchant text not null references merchants,
  terms_version int not null,
  -- `open`: bets count. `ranked`: the ranks are fixed. `paid`: all prizes are given or refused.
  state text not null default 'open' check (state in ('open', 'ranked', 'paid')),
  ranked_at timestamptz,
  paid_at timestamptz,
  primary key (mission_id, from_day),
  foreign key (mission_id, terms_version) references mission_terms
);
create index leaderboard_periods_due on leaderboard_periods (to_day) where state <> 'paid';

create table leaderboard_scores (
  mission_id bigint not null,
  from_day date not null,
  member_id bigint not null references members,
  merchant text not null references merchants,
  -- Minor units, thousandths of a stake or wins, as the measure says.
  score bigint not null,
  primary key (mission_id, from_day, member_id),
  foreign key (mission_id, from_day) references leaderboard_periods
);
create index leaderboard_places on leaderboard_scores (mission_id, from_day, score desc, member_id);
create index on leaderboard_scores (member_id);

-- The ranks of a period that is over, with what they brought.
create table leaderboard_results (
  mission_id bigint not null,
  from_day date not null,
  member_id bigint not null references members,
  merchant text not null references merchants,
  rank int not null check (rank > 0),
  -- Members of this rank.
  tied int not null check (tied > 0),
  score bigint not null,
  -- See Prize in the contract; null: the rank has none.
  prize jsonb,
  state text not null default 'none' check (state in ('none', 'due', 'given', 'refused')),
  refusal text,
  award_id bigint references awards,
  given_at timestamptz,
  primary key (mission_id, from_day, member_id),
  foreign key (mission_id, from_day) references leaderboard_periods,
  constraint due_has_a_prize check (state = 'none' or prize is not null)
);
create index on leaderboard_results (member_id, from_day);
create index leaderboard_results_due on leaderboard_results (mission_id, from_day, member_id) where state = 'due';

-- Version of a member's feeds `missions` and `badges`.
create table mission_members (
  member_id bigint primary key references members,
  merchant text not null references merchants,
  version bigint not null default 1
);

-- Members whose play or deposits of a day changed: the job counts them.
create table mission_waiting (
  member_id bigint not null,
  day date not null,
  merchant text not null,
  primary key (member_id, day)
);

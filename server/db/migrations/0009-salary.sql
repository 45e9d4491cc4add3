-- Agents: who is below whom, what was agreed with them, and what they are paid (docs/decisions/0009-agents-pay.md).

-- Everybody with each of their uplines, and with themselves at depth 0: any agent's team is one range of the key.
create table team_paths (
  merchant text not null,
  ancestor bigint not null,
  descendant bigint not null,
  depth smallint not null,
  primary key (ancestor, descendant) include (depth)
);
create index on team_paths (descendant, depth) include (ancestor);

insert into team_paths (merchant, ancestor, descendant, depth)
with recursive up (merchant, ancestor, descendant, depth) as (
  select merchant, id, id, 0 from members
  union all
  select up.merchant, m.upline, up.descendant, up.depth + 1
    from up join members m on m.id = up.ancestor where m.upline is not null
)
select merchant, ancestor, descendant, depth from up;

create function team_enter() returns trigger language plpgsql as $$
begin
  if new.upline is not null and not exists (
    select from members where id = new.upline and merchant = new.merchant and type in (1, 2, 41, 42)
  ) then
    raise exception 'UPLINE_NOT_AN_AGENT' using errcode = 'PL020';
  end if;
  insert into team_paths (merchant, ancestor, descendant, depth)
  select new.merchant, p.ancestor, new.id, p.depth + 1 from team_paths p where p.descendant = new.upline
  union all
  select new.merchant, new.id, new.id, 0;
  return null;
end $$;
create trigger team_enter after insert on members for each row execute function team_enter();

-- What an upline and a direct downline agreed on, each version a row; an upline that is null is the brand.
create table pay_contracts (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  kind text not null check (kind in ('realtime', 'hour', 'day', 'dividend')),
  upline bigint references members,
  downline bigint not null references members,
  version int not null,
  terms jsonb not null,
  state text not null check (state in ('requested', 'active', 'refused', 'withdrawn', 'ending', 'replaced', 'terminated')),
  requested_at timestamptz not null default clock_timestamp(),
  answered_at timestamptz,
  -- In force from here on, always a window's start and never one that has begun, until there.
  from_at timestamptz,
  until_at timestamptz,
  -- Who asked for its end, and when.
  end_requested_by bigint,
  end_requested_at timestamptz,
  -- When it is to be.
  end_at timestamptz,
  end_answered_at timestamptz,
  unique (merchant, kind, downline, version)
);
create unique index pay_contract_one_request on pay_contracts (downline, kind) where state = 'requested';
create unique index pay_contract_one_agreed on pay_contracts (downline, kind) where state in ('active', 'ending');
create index on pay_contracts (merchant, upline);

-- What settled bets changed a team's turnover by: appended in the bet's own transaction, counted in a window afterwards.
create table turnover (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null,
  round_id uuid not null,
  stake bigint not null,
  payout bigint not null,
  -- When the bet was made: the contracts of then hold.
  bet_at timestamptz not null,
  at timestamptz not null default clock_timestamp(),
  -- The window that it counts in, once it does; a window that is settled takes no more.
  window_at timestamptz
);
create index turnover_uncounted on turnover (merchant, id) where window_at is null;
create index on turnover (merchant, window_at, member_id);
create index on turnover (round_id);

-- A round counts while it is closed, by what was staked and paid; whatever changes that is a line of its own.
create function turnover_append() returns trigger language plpgsql as $$
declare
  v_stake bigint := case new.state when 'closed' then new.stake else 0 end - case old.state when 'closed' then old.stake else 0 end;
  v_payout bigint := case new.state when 'closed' then new.payout else 0 end - case old.state when 'closed' then old.payout else 0 end;
begin
  if (v_stake <> 0 or v_payout <> 0)
     and exists (select from members where id = new.member_id and (upline is not null or type in (1, 2, 41, 42))) then
    insert into turnover (merchant, member_id, round_id, stake, payout, bet_at)
    values (new.merchant, new.member_id, new.id, v_stake, v_payout, new.opened_at);
  end if;
  return null;
end $$;
create trigger turnover_append after update on rounds for each row
  when (new.ledger = 'real' and (new.state = 'closed' or old.state = 'closed')) execute function turnover_append();

-- Start of the five minutes in which an instant lies: the real-time window, whatever the brand's offset.
create function salary_window_at(p_at timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('5 minutes', p_at, timestamptz '2000-01-01 00:00:00Z')
$$;

-- Until where a brand's windows are settled.
create table pay_cursors (
  merchant text not null references merchants,
  kind text not null,
  settled_until timestamptz not null,
  primary key (merchant, kind)
);

create table bills (
  id uuid primary key default gen_random_uuid(),
  merchant text not null references merchants,
  agent_id bigint not null references members,
  contract_id bigint not null references pay_contracts,
  kind text not null,
  window_at timestamptz not null,
  window_end timestamptz not null,
  -- T, A and L.
  turnover bigint not null,
  active int not null,
  net_loss bigint not null,
  -- The tier met by its place, -1 for none, with its rate in millionths.
  tier smallint not null,
  rate int not null,
  -- The lines' exact sum in millionths of a minor unit; rounded; and what the cap left of it.
  exact numeric(40) not null,
  uncapped bigint not null,
  amount bigint not null,
  state text not null check (state in ('issued', 'unapproved', 'part_received', 'insufficient', 'not_reached', 'refused', 'expired')),
  -- Of everything that it was reckoned from.
  inputs_hash bytea not null,
  posting_id bigint,
  at timestamptz not null default clock_timestamp(),
  -- A window is settled once with each contract, however often it is tried.
  unique (contract_id, window_at)
);
create index on bills (merchant, agent_id, window_at desc);

-- The agents' live figures, each the newest value of a state feed with its version.
create table agent_figures (
  merchant text not null,
  agent_id bigint not null,
  feed text not null check (feed in ('salary', 'team', 'contracts')),
  version bigint not null default 1,
  value jsonb not null,
  primary key (agent_id, feed)
);

-- How an accrual grew: the last figure of each ten seconds of a window, in minor units.
create table accruals (
  merchant text not null,
  agent_id bigint not null,
  window_at timestamptz not null,
  -- [milliseconds from the start, amount] pairs.
  curve jsonb not null,
  primary key (agent_id, window_at)
);
create index on accruals (window_at);

-- Writes agents' figures and announces them: each a version more.
create function agent_figures_write(p_merchant text, p_feed text, p_agents bigint[], p_values jsonb[]) returns void
language sql as $$
  with told as (
    insert into agent_figures as f (merchant, agent_id, feed, value)
    select p_merchant, each.agent, p_feed, each.value from unnest(p_agents, p_values) as each (agent, value) order by each.agent
    on conflict (agent_id, feed) do update set version = f.version + 1, value = excluded.value
    returning agent_id, version, value
  )
  insert into outbox (merchant, feed, key, room, seq, value)
  select p_merchant, p_feed, 'agent:' || agent_id, 'agent:' || agent_id, version, value from told
$$;


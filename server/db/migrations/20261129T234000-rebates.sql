-- Rebates (MEM-01): rates by day, what play accrues in millionths of a minor unit, and claims with their lines.

-- The part of a valid stake that was bonus money: it earns no rebate.
alter table play_waiting add column bonus_stake bigint not null default 0;
alter table play_days add column bonus_stake bigint not null default 0;

-- How rebates are earned and paid, from a day of the merchant on; see RebateRules in the contract.
create table rebate_rules (
  merchant text not null references merchants,
  from_day date not null,
  rules jsonb not null,
  written_at timestamptz not null default now(),
  primary key (merchant, from_day)
);

create table rebate_accounts (
  member_id bigint primary key references members,
  merchant text not null references merchants,
  -- What is accrued and not claimed, millionths of a minor unit; below zero where claimed play was taken back.
  open_micro numeric(30) not null default 0,
  -- The fraction of it that the last claim left.
  carried_micro bigint not null default 0 check (carried_micro between 0 and 999999),
  -- The last day up to which the job has paid, where rebates are paid daily.
  paid_day date,
  -- Of the feed `rebate`.
  version bigint not null default 0
);
create index on rebate_accounts (merchant, member_id);

-- The stake of own money that was counted, and the rate of the member's first play of that type on that day, which stays.
create table rebate_days (
  member_id bigint not null references members,
  day date not null,
  game_type text not null,
  merchant text not null references merchants,
  -- Millionths of the stake.
  rate bigint not null check (rate >= 0),
  stake bigint not null,
  -- What of the stake is in claims.
  claimed_stake bigint not null default 0,
  primary key (member_id, day, game_type)
);
create index rebate_days_open on rebate_days (member_id, day) where stake <> claimed_stake and rate > 0;

create table rebate_claims (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references rebate_accounts,
  way text not null check (way in ('by_hand', 'daily')),
  -- The first and the last day of its play.
  from_day date not null,
  to_day date not null,
  stake bigint not null,
  amount bigint not null check (amount > 0),
  -- Fractions from the claim before and for the next one, millionths.
  carried_in bigint not null,
  carried_out bigint not null,
  idempotency_key uuid not null,
  ledger_transaction_id bigint references ledger_transactions,
  -- The dividend window that deducts it.
  dividend_at timestamptz,
  at timestamptz not null default row_clock(),
  unique (member_id, idempotency_key)
);
create index on rebate_claims (member_id, id);
create index rebate_costs on rebate_claims (merchant, at) where ledger_transaction_id is not null and dividend_at is null;

-- Stakes of a claim by day and type of game; below zero where play was taken back after an earlier claim.
create table rebate_lines (
  claim_id bigint not null references rebate_claims,
  day date not null,
  game_type text not null,
  merchant text not null references merchants,
  rate bigint not null,
  stake bigint not null check (stake <> 0),
  primary key (claim_id, day, game_type)
);

-- What bonus money staked before now: of counted rounds in the days, of others in the row that waits.
create temporary table bonus_rounds on commit drop as
select r.id, r.merchant, r.member_id, (r.opened_at at time zone (m.brand ->> 'timeZone'))::date as day,
       coalesce(g.game_type, 'OTHER') as game_type,
       round(least(coalesce(r.valid_stake, r.stake), r.stake)::numeric * least(r.bonus_stake, r.stake) / r.stake)::bigint as stake
  from rounds r join merchants m on m.code = r.merchant
  left join games g on g.merchant = r.merchant and g.node_id = r.node_id
 where r.ledger = 'real' and r.state = 'closed' and r.free_stake = 0 and r.bonus_stake > 0 and r.stake > 0;
update play_waiting w set bonus_stake = b.stake
  from bonus_rounds b where b.id = w.round_id and w.id = (select min(id) from play_waiting where round_id = b.id);
insert into play_days as d (merchant, member_id, day, game_type, rounds, stake, valid_stake, payout, bonus_stake)
select merchant, member_id, day, game_type, 0, 0, 0, 0, sum(stake) from bonus_rounds b
 where not exists (select from play_waiting w where w.round_id = b.id) group by 1, 2, 3, 4
    on conflict (member_id, day, game_type) do update set bonus_stake = d.bonus_stake + excluded.bonus_stake;

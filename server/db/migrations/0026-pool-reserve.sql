-- A pool has a shown part and a reserve. Contributions reach the reserve; a job releases them to the shown part, so that
-- the ticker moves without a payment of the house. Both are millionths of a minor unit; the account holds their whole sum.
alter table pools
  add shown_micro numeric(30) not null default 0,
  -- A step of the release is 100 to 500 times this.
  add release_unit_micro bigint not null default 10000 check (release_unit_micro between 1 and 1000000),
  -- Minor units: what the reserve holds above this joins the next seed.
  add reserve_bound bigint not null default 0 check (reserve_bound >= 0);
alter table pools alter reserve_micro type numeric(30);
-- What the house added beyond seeds: dripped once, by an operator's order from now on.
alter table pools rename dripped to funded;
update pools p set shown_micro = a.balance::numeric * 1000000, reserve_bound = p.seed_min / 2
  from accounts a where a.id = p.account_id;
alter table pools
  add constraint parts_not_below_zero check (shown_micro >= 0 and reserve_micro >= 0);

-- A reversed win is shown nowhere. The newest one that stands is read from here.
alter table pools drop last_win_amount, drop last_win_at, drop last_win_player;
alter table pool_wins
  add vendor text,
  add tx_id text,
  -- What the house paid to start the pool again: it is returned with the win.
  add house_seed bigint not null default 0,
  add reversed_at timestamptz;
-- A win and its transaction were written at one moment, in one transaction.
update pool_wins w set vendor = t.vendor, tx_id = t.tx_id,
       reversed_at = case when t.state = 'rolled_back' then now() end
  from vendor_txs t
 where t.merchant = w.merchant and t.member_id = w.member_id and t.pool_id = w.pool_id and t.kind = 'settle' and t.at = w.at;
create unique index pool_wins_by_tx on pool_wins (merchant, vendor, tx_id);
create index pool_wins_standing on pool_wins (merchant, pool_id, id desc) where reversed_at is null;

-- Entries of the winners board that were taken back.
create index feed_log_withdrawn on feed_log (key, ((value ->> 'withdrawn')::bigint)) where feed = 'winners' and value ? 'withdrawn';

-- Versions of the feeds `points` and `level`, and the dividend window that deducts what an exchange of points paid.
alter table point_accounts add column feed_version bigint not null default 0;
alter table member_levels add column version bigint not null default 1;
alter table point_exchanges add column dividend_at timestamptz;
create index point_costs on point_exchanges (merchant, decided_at)
  where ledger_transaction_id is not null and dividend_at is null;

-- Versions of the feeds `points` and `level`, and the dividend window that deducts what an exchange of points paid.
alter table point_accounts add column feed_version bigint not null default 0;
alter table member_levels add column version bigint not null default 1;
alter table point_exchanges add column dividend_at timestamptz;
create index point_costs on point_exchanges (merchant, decided_at)
  where ledger_transaction_id is not null and dividend_at is null;
-- A bonus may say how much, where its campaign leaves that to what it is given for.
alter table point_products drop constraint has_worth;
alter table point_products add constraint has_worth
  check ((category = 'money') <= (amount is not null) and (category = 'goods') <= (amount is null)
         and (category = 'bonus') = (campaign is not null));

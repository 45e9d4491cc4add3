-- Of the payout, what vendors paid as promotions. Only for dividends.
alter table pay_sums add column promotions bigint not null default 0;

-- 20261126T000100-pay-plans was edited once after databases had applied it: those have this unique index in the place of the
-- other, and a day could not be summed while the one before waits for its settlement.
drop index if exists pay_window_one_open;
create index if not exists pay_windows_open on pay_windows (merchant, kind, window_at) where settled_at is null;

-- A member may give up a deposit that nobody has paid; its provider closes the payment first.
alter table deposits drop constraint deposits_state_check;
alter table deposits add constraint deposits_state_check
  check (state in ('pending', 'review', 'paid', 'refused', 'expired', 'cancelled'));
alter table cashier.payments drop constraint payments_state_check;
alter table cashier.payments add constraint payments_state_check
  check (state in ('open', 'paid', 'declined', 'cancelled'));

-- Amounts that the page offers to a touch, minor units, the smallest first.
alter table deposit_methods add presets bigint[] not null default '{}';
update deposit_methods set presets = array(
  select minimum * step from unnest(array[2, 5, 10, 20]) step where minimum * step <= maximum order by step);
alter table deposit_methods
  add constraint presets_within_bounds check (minimum <= all (presets) and maximum >= all (presets));

-- Returns the merchant's own least win of the winners board, and least bet and win of the audit.
create or replace function vendor_thresholds(p_settings jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('winnersFrom', p_settings -> 'winnersFrom', 'largeBetFrom', p_settings -> 'largeBetFrom',
    'largeWinFrom', p_settings -> 'largeWinFrom')
$$;

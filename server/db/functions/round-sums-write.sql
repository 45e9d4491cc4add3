-- Writes the sums of a member's rounds opened from p_from up to but not including p_to, of which there are none yet; returns
-- how many rounds they hold.
create or replace function round_sums_write(p_merchant text, p_member bigint, p_from timestamptz, p_to timestamptz)
  returns int language sql volatile as $$
  with written as (
    insert into round_sums (merchant, member_id, slot, ledger, node_id, state, rounds, stake, payout)
    select p_merchant, p_member, date_bin('15 minutes', opened_at, 'epoch'), ledger, node_id, state,
           count(*), sum(stake), sum(payout)
      from rounds
     where merchant = p_merchant and member_id = p_member and opened_at >= p_from and opened_at < p_to
     group by 3, 4, 5, 6
    returning rounds
  )
  select coalesce(sum(rounds), 0)::int from written
$$;

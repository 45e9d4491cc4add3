-- Gives at most `p_limit` appended entries of a hot account their version and balance, and returns how many.
create or replace function ledger_roll_up(p_account bigint, p_limit int) returns int
language plpgsql as $$
declare
  v_rolled_up int;
begin
  perform 1 from accounts where id = p_account and hot for no key update;
  with taken as (
    delete from unrolled_entries
     where id in (select id from unrolled_entries where account_id = p_account order by id limit p_limit)
    returning id, merchant, ledger_transaction_id, amount
  ), total as (
    select count(*) as entries, coalesce(sum(amount), 0) as amount from taken
  ), rolled as (
    update accounts a set balance = a.balance + total.amount, version = a.version + total.entries
      from total where a.id = p_account and total.entries > 0
    returning a.version - total.entries as version, a.balance - total.amount as balance
  ), entered as (
    insert into entries (account_id, version, merchant, ledger_transaction_id, amount, balance_after)
    select p_account, rolled.version + row_number() over (order by taken.id), taken.merchant, taken.ledger_transaction_id,
           taken.amount, rolled.balance + sum(taken.amount) over (order by taken.id)
      from taken, rolled
  )
  select total.entries into v_rolled_up from total;
  return v_rolled_up;
end $$;

-- Adds a wallet's next movements, at most p_limit, to its sums; returns how many it added. The versions of a wallet commit in
-- order, so none below the head appears later.
create or replace function wallet_sums_roll_up(p_account bigint, p_limit int) returns int language plpgsql as $$
declare
  v_from bigint;
  v_to bigint;
  v_merchant text;
begin
  select merchant into v_merchant from accounts where id = p_account;
  insert into wallet_sum_heads (account_id, merchant, version) values (p_account, v_merchant, 0) on conflict do nothing;
  select version into v_from from wallet_sum_heads where account_id = p_account for update;
  select max(version) into v_to from (
    select e.version from entries e where e.account_id = p_account and e.version > v_from order by e.version limit p_limit) next;
  if v_to is null then
    return 0;
  end if;
  insert into wallet_sums as s
    (merchant, account_id, slot, transaction_kind, node_id, movements, amount_in, amount_out, first_version, last_version)
  select v_merchant, p_account, date_bin('15 minutes', t.at, 'epoch'), t.kind, coalesce(r.node_id, 0), count(*),
         sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0)), min(e.version), max(e.version)
    from entries e
    join ledger_transactions t on t.id = e.ledger_transaction_id
    left join rounds r on r.id = t.round_id
   where e.account_id = p_account and e.version > v_from and e.version <= v_to
   group by 3, 4, 5
      on conflict (account_id, slot, transaction_kind, node_id) do update
     set movements = s.movements + excluded.movements,
         amount_in = s.amount_in + excluded.amount_in,
         amount_out = s.amount_out + excluded.amount_out,
         first_version = least(s.first_version, excluded.first_version),
         last_version = greatest(s.last_version, excluded.last_version);
  update wallet_sum_heads set version = v_to where account_id = p_account;
  return v_to - v_from;
end $$;

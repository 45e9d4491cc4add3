-- Trigger: notes a ledger transaction that moves money into or out of the game, for the days of teams. Bets and wins belong to a
-- round and do not call it.
create or replace function team_money_wait() returns trigger language plpgsql as $$
begin
  if new.kind in ('deposit', 'fee', 'withdrawal', 'withdrawal_returned', 'bonus', 'transfer', 'salary', 'shortfall', 'correction') then
    insert into team_money_waiting (ledger_transaction_id, merchant) values (new.id, new.merchant);
  end if;
  return null;
end $$;
create or replace trigger team_money_wait after insert on ledger_transactions for each row
  when (new.round_id is null) execute function team_money_wait();

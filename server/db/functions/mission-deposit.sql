-- Trigger: a deposit that is paid, or is paid no more, is counted for missions.
create or replace function mission_deposit() returns trigger language plpgsql as $$
begin
  insert into mission_waiting (merchant, member_id, day)
  select new.merchant, new.member_id, merchant_day(t.at, m.brand)
    from ledger_transactions t join merchants m on m.code = new.merchant
   where t.id = coalesce(new.ledger_transaction_id, old.ledger_transaction_id)
      on conflict do nothing;
  return null;
end $$;
create or replace trigger mission_deposit after update on deposits
  for each row when ((new.state = 'paid') <> (old.state = 'paid')) execute function mission_deposit();

-- What is voided after its window closed is taken back at the rate at which it was paid; what a window lacks is carried on.

-- The window of the bet that this line takes back or changes; null where that is the line's own window.
alter table turnover add column corrects_at timestamptz;

-- Whatever changes a closed bet's stake takes the old one back and counts the new one: each line is a whole bet.
create or replace function turnover_append() returns trigger language plpgsql as $$
declare
  v_was boolean := old.state = 'closed';
  v_is boolean := new.state = 'closed';
  v_stays boolean := v_was and v_is and old.stake = new.stake;
begin
  if not exists (select from members where id = new.member_id and (upline is not null or type in (1, 2, 41, 42))) then
    return null;
  end if;
  insert into turnover (merchant, member_id, round_id, stake, payout, bet_at)
  select new.merchant, new.member_id, new.id, line.stake, line.payout, new.opened_at
    from (values (1, v_stays, 0::bigint, new.payout - old.payout),
                 (2, v_was and not v_stays, - old.stake, - old.payout),
                 (3, v_is and not v_stays, new.stake, new.payout)) as line (place, is_due, stake, payout)
   where line.is_due and (line.stake <> 0 or line.payout <> 0)
   order by line.place;
  return null;
end $$;

-- The summands of a bill beside its own lines (`exact`), all in millionths of a minor unit; with rounding they come to the amount.
alter table bills
  -- What the cap took.
  add column capped numeric(40) not null default 0,
  -- Voids and changes of bets that earlier bills of this agent paid.
  add column corrected numeric(40) not null default 0,
  -- What earlier windows lack, below zero; what this one hands on to the next or, at the contract's end, writes off, above.
  add column carried_in numeric(40) not null default 0,
  add column carried_out numeric(40) not null default 0,
  add column written_off numeric(40) not null default 0;
update bills set capped = amount * 1000000::numeric - exact where uncapped > amount;
-- Until now what a window lacked was lost.
update bills set written_off = - exact where exact < 0;
alter table bills drop column uncapped;
-- What an agent still owes is in the newest of these.
create index bills_carrying on bills (agent_id, window_at desc) where carried_in <> 0 or carried_out <> 0;

-- A figure says what is in it beside the window's own bets.
update agent_figures set value = value || '{"carried": 0, "corrected": 0}', version = version + 1 where feed = 'salary';

-- Of which bills' bets a bill takes something back: at the rates of then, and what their cap had kept back of it anyway.
create table bill_corrections (
  merchant text not null,
  bill_id uuid not null references bills,
  corrects uuid not null references bills,
  exact numeric(40) not null,
  kept_back numeric(40) not null,
  primary key (bill_id, corrects)
);
create index on bill_corrections (corrects);

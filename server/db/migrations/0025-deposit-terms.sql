-- What a deposit costs is agreed when it is ordered; what of it settled an earlier shortfall is known when it is credited.
alter table deposits
  add fee bigint not null default 0,
  add settled bigint not null default 0;

-- The fee of a paid deposit is the one that the ledger took; that of the others is today's, as nothing else was kept.
update deposits d set fee = taken.fee
  from (select l.posting_id, sum(l.amount) as fee
          from (select posting_id, account_id, amount from entries union all
                select posting_id, account_id, amount from pending_entries) l
          join accounts a on a.id = l.account_id and a.kind = 'house'
         group by l.posting_id) taken
 where d.posting_id = taken.posting_id;
update deposits d set fee = least(m.fee, d.amount - 1)
  from deposit_methods m
 where m.merchant = d.merchant and m.code = d.method and d.state in ('pending', 'review');

alter table deposits
  add constraint fee_within_amount check (fee >= 0 and fee < amount),
  add constraint settled_within_amount check (settled >= 0 and settled <= amount - fee);

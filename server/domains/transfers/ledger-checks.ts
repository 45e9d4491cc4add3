import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/checks.ts';

const transfers: LedgerCheck = {
  name: 'transfers: every transfer between members moved its amount from one wallet to the other, once',
  counted: sql`select count(*) from member_transfers`,
  wrong: sql`
    select format('transfer %s of %s from member %s to %s: the wallets moved by %s and %s in %s entries', t.id, t.amount, t.sender,
                  t.receiver, coalesce(e.sent, 0), coalesce(e.received, 0), coalesce(e.entries, 0)) as what
      from member_transfers t
      left join lateral (
        select count(*) as entries, sum(e.amount) filter (where a.member_id = t.sender) as sent,
               sum(e.amount) filter (where a.member_id = t.receiver) as received
          from entries e join accounts a on a.id = e.account_id and a.kind = 'wallet' and a.ledger = 'real'
         where e.ledger_transaction_id = t.ledger_transaction_id) e on true
     where e.entries <> 2 or e.sent is distinct from - t.amount or e.received is distinct from t.amount`,
};

export const TRANSFER_CHECKS: readonly LedgerCheck[] = [transfers];

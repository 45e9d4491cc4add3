import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/checks.ts';

/** All entries, of the house's account too, which may not be rolled up yet. */
const lines = sql`(select ledger_transaction_id, account_id, amount from entries union all
                   select ledger_transaction_id, account_id, amount from unrolled_entries)`;

/** What lies in a room's account are the shares of its open rain that nobody has taken. */
const escrows: LedgerCheck = {
  name: 'rain: the account of a room holds the shares of its open rain that nobody has taken',
  counted: sql`select count(*) from accounts where kind = 'rain'`,
  wrong: sql`
    select format('%s of %s holds %s %s, open shares are %s', coalesce(a.owner, o.owner), coalesce(a.merchant, o.merchant),
                  coalesce(a.balance, 0), coalesce(a.currency, o.currency), coalesce(o.left, 0)) as what
      from (select * from accounts where kind = 'rain') a
      full join (select r.merchant, 'room:' || r.room_id as owner, r.currency, sum(s.amount) as left
                   from rains r join rain_shares s on s.rain_id = r.id and s.member_id is null
                  where r.ended_at is null group by 1, 2, 3) o
        on o.merchant = a.merchant and o.owner = a.owner and o.currency = a.currency
     where coalesce(a.balance, 0) <> coalesce(o.left, 0)`,
};

/** The shares are the sum, and what was taken and given back is, too. */
const sums: LedgerCheck = {
  name: 'rain: the shares of a rain are its sum, and an ended one gave back what nobody took',
  counted: sql`select count(*) from rains`,
  wrong: sql`
    select format('rain %s of %s in %s shares, %s taken, %s returned: shares of %s, %s of them, %s taken, %s left', r.id, r.amount, r.shares,
                  r.taken, coalesce(r.returned::text, 'not yet'), s.amount, s.count, s.taken, s.left) as what
      from rains r
      left join lateral (select coalesce(sum(amount), 0) as amount, count(*) as count, count(member_id) as taken,
                                coalesce(sum(amount) filter (where member_id is null), 0) as left
                           from rain_shares where rain_id = r.id) s on true
     where (r.amount, r.shares, r.taken) is distinct from (s.amount, s.count, s.taken)
        or (r.ended_at is not null and r.returned <> s.left)`,
};

/** A rain took its sum from the giver, once, and gave back to the same. */
const gifts: LedgerCheck = {
  name: 'rain: every rain took its sum from the giver, and gave what was left back',
  counted: sql`select count(*) from rains`,
  wrong: sql`
    select format('rain %s of %s, %s returned: the giver moved by %s and %s, the room by %s and %s', r.id, r.amount, coalesce(r.returned, 0),
                  given.giver, back.giver, given.room, back.room) as what
      from rains r
      ${moved(sql`given`, sql`r.ledger_transaction_id`, sql`'give'`)}
      ${moved(sql`back`, sql`r.returned_transaction_id`, sql`'end'`)}
     where (given.giver, given.room, back.giver, back.room)
             is distinct from (- r.amount, r.amount, coalesce(r.returned, 0), - coalesce(r.returned, 0))`,
};

/** What a ledger transaction of a rain moved for its giver and for its room. */
function moved(name: ReturnType<typeof sql>, transaction: ReturnType<typeof sql>, key: ReturnType<typeof sql>) {
  return sql`
      left join lateral (
        select coalesce(sum(l.amount) filter (where a.kind = 'rain' and a.owner = 'room:' || r.room_id), 0) as room,
               coalesce(sum(l.amount) filter (where case when r.giver_id is null then a.kind = 'house'
                                                         else a.kind = 'wallet' and a.member_id = r.giver_id end), 0) as giver
          from ledger_transactions t
          join ${lines} l on l.ledger_transaction_id = t.id join accounts a on a.id = l.account_id and a.ledger = 'real'
         where t.id = ${transaction} and t.merchant = r.merchant and t.actor = 'rain:' || r.id and t.idempotency_key = ${key}) ${name} on true`;
}

/** Each share was paid once, to the member that took it. */
const claims: LedgerCheck = {
  name: 'rain: every taken share was paid into the wallet of its member, once',
  counted: sql`select count(*) from rain_shares where member_id is not null`,
  wrong: sql`
    select format('share %s of rain %s of %s, member %s: the wallet got %s', s.n, s.rain_id, s.amount, s.member_id, coalesce(w.amount, 0)) as what
      from rain_shares s
      left join lateral (
        select sum(e.amount) as amount from ledger_transactions t
          join entries e on e.ledger_transaction_id = t.id
          join accounts a on a.id = e.account_id and a.kind = 'wallet' and a.ledger = 'real' and a.member_id = s.member_id
         where t.id = s.ledger_transaction_id and t.actor = 'rain:' || s.rain_id and t.idempotency_key = 'claim:' || s.member_id) w on true
     where s.member_id is not null and w.amount is distinct from s.amount
    union all
    select format('%s of %s belongs to no share', t.idempotency_key, t.actor)
      from ledger_transactions t
     where t.actor like 'rain:%' and t.idempotency_key like 'claim:%'
       and not exists (select from rain_shares s where s.ledger_transaction_id = t.id)`,
};

export const RAIN_CHECKS: readonly LedgerCheck[] = [escrows, sums, gifts, claims];

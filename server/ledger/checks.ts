import { sql, type RawBuilder } from 'kysely';

/** One invariant of the ledger. `wrong` returns a description of each fault, `counted` the number of checked rows. */
export interface LedgerCheck {
  name: string;
  counted: RawBuilder<{ count: number }>;
  wrong: RawBuilder<{ what: string }>;
}

/** All entries of all ledger transactions, rolled up or not. */
const lines = sql`(select ledger_transaction_id, account_id, amount from entries union all
                   select ledger_transaction_id, account_id, amount from unrolled_entries)`;

const transactions: LedgerCheck = {
  name: 'every ledger transaction sums to zero',
  counted: sql`select count(*) from ledger_transactions`,
  wrong: sql`
    select format('ledger transaction %s (%s) sums to %s over %s entries', p.id, p.kind, coalesce(sum(l.amount), 0), count(l.amount)) as what
      from ledger_transactions p left join ${lines} l on l.ledger_transaction_id = p.id
     group by p.id having coalesce(sum(l.amount), 0) <> 0 or count(l.amount) < 2`,
};

const owners: LedgerCheck = {
  name: 'every entry belongs to an existing account and ledger transaction',
  counted: sql`select count(*) from ${lines} l`,
  wrong: sql`
    select format('an entry of %s in ledger transaction %s for account %s: %s', l.amount, l.ledger_transaction_id, l.account_id,
                  concat_ws(' and ', case when p.id is null then 'no such transaction' end, case when a.id is null then 'no such account' end)) as what
      from ${lines} l left join ledger_transactions p on p.id = l.ledger_transaction_id left join accounts a on a.id = l.account_id
     where p.id is null or a.id is null`,
};

const books: LedgerCheck = {
  name: 'no ledger transaction mixes merchants, ledgers or currencies',
  counted: sql`select count(*) from ${lines} l`,
  wrong: sql`
    select format('ledger transaction %s touches %s', p.id, string_agg(distinct concat_ws('/', a.merchant, a.ledger, a.currency), ', ')) as what
      from ledger_transactions p join ${lines} l on l.ledger_transaction_id = p.id join accounts a on a.id = l.account_id
     group by p.id
    having count(distinct (a.ledger, a.currency, a.exponent)) > 1 or bool_or(a.merchant <> p.merchant)`,
};

const balances: LedgerCheck = {
  name: 'every balance equals its entries',
  counted: sql`select count(*) from accounts`,
  wrong: sql`
    select format('account %s (%s %s) holds %s, its entries sum to %s', a.id, a.kind, a.owner, a.balance, coalesce(sum(e.amount), 0)) as what
      from accounts a left join entries e on e.account_id = a.id
     group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
};

const versions: LedgerCheck = {
  name: 'versions have no gaps, each balance follows from the last',
  counted: sql`select count(*) from entries`,
  wrong: sql`
    select format('account %s: version %s follows %s, with balance %s after %s and %s', account_id, version,
                  last_version, balance_after, last_balance, amount) as what
      from (select e.*, lag(version, 1, 0::bigint) over chain as last_version,
                   lag(balance_after, 1, 0::bigint) over chain as last_balance
              from entries e window chain as (partition by account_id order by version)) chained
     where version <> last_version + 1 or balance_after <> last_balance + amount
    union all
    select format('account %s is at version %s, its newest entry at %s', a.id, a.version, coalesce(max(e.version), 0))
      from accounts a left join entries e on e.account_id = a.id
     group by a.id having a.version <> coalesce(max(e.version), 0)`,
};

const unrolled: LedgerCheck = {
  name: 'only hot accounts have unrolled entries',
  counted: sql`select count(*) from unrolled_entries`,
  wrong: sql`
    select format('%s entries wait for account %s, which is %s', count(*), p.account_id,
                  case when a.id is null then 'not there' else 'not hot' end) as what
      from unrolled_entries p left join accounts a on a.id = p.account_id
     where a.hot is not true group by p.account_id, a.id`,
};

const wallets: LedgerCheck = {
  name: 'no player wallet is or was below zero',
  counted: sql`select count(*) from accounts where kind in ('wallet', 'vendor_wallet')`,
  wrong: sql`
    select format('%s of %s was %s at version %s', a.kind, a.owner, e.balance_after, e.version) as what
      from entries e join accounts a on a.id = e.account_id
     where not a.allow_negative and e.balance_after < 0
    union all
    select format('%s of %s is %s', kind, owner, balance) from accounts where not allow_negative and balance < 0`,
};

const plays: LedgerCheck = {
  name: 'every vendor transaction moved what wallet and bonus account say',
  counted: sql`select count(*) from vendor_txs`,
  wrong: sql`
    select format('%s %s of %s moved %s and %s of bonus, the wallet %s and the bonus account %s', v.kind, v.tx_id, v.vendor, v.moved,
                  v.bonus_moved, coalesce(w.amount, 0), coalesce(w.bonus, 0)) as what
      from vendor_txs v
      left join (select e.ledger_transaction_id, sum(e.amount) filter (where a.kind <> 'bonus') as amount,
                        sum(e.amount) filter (where a.kind = 'bonus') as bonus
                   from entries e join accounts a on a.id = e.account_id
                  where a.kind in ('wallet', 'vendor_wallet', 'bonus') group by e.ledger_transaction_id) w
             on w.ledger_transaction_id = v.ledger_transaction_id
     where v.moved <> coalesce(w.amount, 0) or v.bonus_moved <> coalesce(w.bonus, 0)`,
};

const rounds: LedgerCheck = {
  name: 'every round equals its transactions',
  counted: sql`select count(*) from rounds`,
  wrong: sql`
    select format('round %s says stake %s (%s bonus) and payout %s, its transactions %s (%s) and %s', r.id, r.stake, r.bonus_stake,
                  r.payout, coalesce(t.stake, 0), coalesce(t.bonus, 0), coalesce(t.payout, 0)) as what
      from rounds r
      left join (select round_id,
                        sum(-moved - bonus_moved) filter (where kind = 'bet') as stake, sum(-bonus_moved) filter (where kind = 'bet') as bonus,
                        -- A jackpot's amount is in its answer.
                        sum(coalesce((answer ->> 'amount')::bigint, amount)) filter (where kind in ('settle', 'adjust')) as payout
                   from vendor_txs where state = 'applied' group by round_id) t on t.round_id = r.id
     where r.stake <> coalesce(t.stake, 0) or r.payout <> coalesce(t.payout, 0) or r.bonus_stake <> coalesce(t.bonus, 0)`,
};

const receivables: LedgerCheck = {
  name: 'who owes from a rollback is blocked, and nobody else is blocked for it',
  counted: sql`select count(*) from accounts where kind = 'receivable' and ledger = 'real'`,
  wrong: sql`
    select format('member %s owes %s and play is %s', m.id, -coalesce(a.balance, 0), coalesce('blocked: ' || m.play_blocked_reason, 'open')) as what
      from members m
      left join (select merchant, member_id, sum(balance) as balance from accounts
                  where kind = 'receivable' and ledger = 'real' group by merchant, member_id) a
        on a.merchant = m.merchant and a.member_id = m.id
     where coalesce(a.balance, 0) > 0 or (coalesce(a.balance, 0) < 0 and m.play_blocked_reason is null)
        or (coalesce(a.balance, 0) = 0 and m.play_blocked_reason = 'receivable')`,
};

const deposits: LedgerCheck = {
  name: 'every paid deposit is its fee, what it settled and what the wallet got',
  counted: sql`select count(*) from deposits where state = 'paid'`,
  wrong: sql`
    select format('deposit %s of %s says fee %s and settled %s; the ledger took %s and %s, and the wallet got %s', d.id, d.amount,
                  d.fee, d.settled, coalesce(l.fee, 0), coalesce(l.settled, 0), coalesce(l.credited, 0)) as what
      from deposits d
      left join lateral (
        select sum(l.amount) filter (where a.kind = 'house') as fee, sum(l.amount) filter (where a.kind = 'receivable') as settled,
               sum(l.amount) filter (where a.kind = 'wallet') as credited
          from ledger_transactions p join ${lines} l on l.ledger_transaction_id = p.id join accounts a on a.id = l.account_id
         where p.merchant = d.merchant and p.actor = 'provider:' || d.provider
           and p.idempotency_key in (d.id::text, d.id || ':fee', d.id || ':shortfall')) l on true
     where (d.state = 'paid' and (d.fee, d.settled, d.amount - d.fee - d.settled)
                                 is distinct from (coalesce(l.fee, 0), coalesce(l.settled, 0), coalesce(l.credited, 0)))
        or (d.state <> 'paid' and (l.credited is not null or d.settled <> 0))`,
};

export const LEDGER_CHECKS: readonly LedgerCheck[] = [
  transactions,
  owners,
  books,
  balances,
  versions,
  unrolled,
  wallets,
  plays,
  rounds,
  receivables,
  deposits,
];

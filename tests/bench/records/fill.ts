import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { accountOf } from '../../../server/ledger/account.ts';
import { BRAND } from '../postings/house.ts';

/** Games that the member plays. */
const GAMES = 20;
/** One movement of this number is a deposit; the others are bets and wins. */
export const DEPOSIT_EACH = 1_000;
/** One bet of this number is in the only game of its type. */
const RARE_EACH = 5_000;

/** A member with this number of movements and half as many rounds, spread over the last twelve months. */
export const fillRecord = async (database: Database, movements: number): Promise<MemberRow> => {
  const { db } = database;
  await sql`insert into vendors (merchant, code, name) values (${BRAND}, 'ACME', 'Acme')`.execute(db);
  await sql`
    insert into games (node_id, merchant, vendor, code, game_type, names, search)
    select n, ${BRAND}, 'ACME', 'game-' || n, case when n > ${GAMES} then 'FISH' when n % 2 = 0 then 'RNG' else 'LIVE' end,
           '{"EN": "Game"}', ''
      from generate_series(1, ${GAMES + 1}::int) n`.execute(db);
  const { rows } = await sql<MemberRow>`
    insert into members (merchant, username, nickname, password_hash, currency, exponent, referral_code)
    values (${BRAND}, 'heavy', 'heavy', '', 'USD', 2, 'heavy') returning *`.execute(db);
  const member = rows[0]!;
  await database.transact(async (tx) => {
    const name = { merchant: BRAND, ledger: 'real', currency: 'USD', exponent: 2 } as const;
    const wallet = await accountOf(tx, { ...name, kind: 'wallet', owner: `member:${member.id}` });
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      create temporary table history on commit drop as
      select n, now() - interval '365 days' + n * (interval '365 days' / ${movements + 1}) as at,
             case when n % ${DEPOSIT_EACH} = 1 then 'deposit' when n % 2 = 0 then 'bet' else 'win' end as kind,
             case when n % ${DEPOSIT_EACH} = 1 then 1000000 when n % 2 = 0 then -100 else 90 end::bigint as amount,
             gen_random_uuid() as round
        from generate_series(1, ${movements}::int) n`.execute(tx);
    await sql`
      with written as (
        insert into ledger_transactions (merchant, kind, actor, idempotency_key, payload_hash, about, at)
        select ${BRAND}, kind, 'bench', 'record ' || n, '', 'Game', at from history order by n
        returning id, split_part(idempotency_key, ' ', 2)::int as n
      )
      insert into entries (account_id, version, merchant, ledger_transaction_id, amount, balance_after)
      select ${wallet.id}, n, ${BRAND}, written.id, amount, sum(amount) over (order by n)
        from written join history using (n)`.execute(tx);
    await sql`
      update accounts set version = ${movements}, balance = (select sum(amount) from history) where id = ${wallet.id}`.execute(
      tx,
    );
    await sql`
      insert into rounds (id, merchant, vendor, vendor_round_id, member_id, play_session_id, node_id, ledger, currency, exponent,
                          stake, payout, state, opened_at, closed_at)
      select round, ${BRAND}, 'ACME', n::text, ${member.id}, gen_random_uuid(),
             case when n % ${2 * RARE_EACH} = 2 then ${GAMES + 1} else 1 + n / 50 % ${GAMES} end, 'real', 'USD', 2, 100, 90,
             case when n % 5000 = 0 then 'rolled_back' else 'closed' end, at, at
        from history where kind = 'bet'`.execute(tx);
  });
  await sql`vacuum analyze accounts, ledger_transactions, entries, rounds, wallet_sums`.execute(db);
  return member;
};

import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import { accountOf } from '../../../server/ledger/account.ts';
import { postMany } from '../../../server/ledger/post.ts';
import { VENDOR } from '../support/floor.ts';
import type { Guest } from './table.ts';

/** Created in bulk, since creating players one by one would cost more than the sequences. */
const MADE = 100;
const BALANCE = 1_000;

/** Creates fresh players, each with a wallet, a login and an open session at the first game. */
export const createStock = (database: Database) => {
  let made = 0;
  let stock: Guest[] = [];
  return {
    async take(count: number): Promise<Guest[]> {
      if (stock.length < count) stock = await makeGuests(database, (made += MADE));
      return stock.splice(0, count);
    },
  };
};

const makeGuests = async (database: Database, from: number): Promise<Guest[]> => {
  const { rows } = await sql<{ id: number; username: string; wallet: number; session: string }>`
    with people as (
      insert into members (merchant, username, nickname, password_hash, currency, exponent, referral_code)
      select 'parlour', 'guest' || n, 'guest', '', 'USD', 2, 'guest' || n
        from generate_series(${from}::int, ${from + MADE - 1}::int) n returning id, username
    ), wallets as (
      insert into accounts (merchant, ledger, kind, owner, currency, exponent)
      select 'parlour', 'real', 'wallet', 'member:' || id, 'USD', 2 from people returning id, member_id
    ), logins as (
      insert into sessions (id, merchant, member_id, token_hash, user_agent, ip, expires_at)
      select gen_random_uuid(), 'parlour', id, sha256(username::bytea), 'model', '127.0.0.1', now() + interval '1 day'
        from people returning id, member_id
    ), plays as (
      insert into play_sessions (id, merchant, member_id, session_id, vendor, node_id, ledger, language,
                                 launch_token_hash, launch_expires_at, token_used_at, expires_at)
      select gen_random_uuid(), 'parlour', member_id, id, ${VENDOR}, 9000, 'real', 'EN',
             sha256(('launch' || member_id)::bytea), now(), now(), now() + interval '1 day'
        from logins returning id, member_id
    )
    select p.id, username, w.id as wallet, s.id as session
      from people p join wallets w on w.member_id = p.id join plays s on s.member_id = p.id
  `.execute(database.db);
  await database.transact(async (tx) => {
    const books = { merchant: 'parlour', ledger: 'real', currency: 'USD', exponent: 2 } as const;
    const cashier = await accountOf(tx, { ...books, kind: 'cashier', owner: 'provider:sandbox' });
    await postMany(
      tx,
      rows.map(({ wallet }) => ({
        merchant: 'parlour',
        kind: 'deposit',
        actor: 'model',
        idempotencyKey: String(wallet),
        payload: {},
        about: 'a model',
        lines: [
          { accountId: wallet, amount: BALANCE },
          { accountId: cashier.id, amount: -BALANCE },
        ],
      })),
    );
  });
  return rows.map(({ id, username, session }) => ({ id, username, sessions: [session] }));
};

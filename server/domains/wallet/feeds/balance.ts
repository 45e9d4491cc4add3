import { sql } from 'kysely';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Ledger } from '../../../ledger/account.ts';
import type { Current } from '../../../live/feeds.ts';
import { anyNumber } from '../../../live/keys.ts';

/** The member's one wallet: the real one, or a trial account's demo wallet (PP-23). */
const wallets = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant)
    .selectFrom('members')
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.merchant', '=', 'members.merchant')
        .on('accounts.ledger', '=', sql<Ledger>`case when members.demo then 'demo' else 'real' end`)
        .on('accounts.kind', '=', 'wallet')
        .onRef('accounts.member_id', '=', 'members.id')
        .onRef('accounts.currency', '=', 'members.currency'),
    )
    .where('members.id', '=', anyNumber(keys))
    // A member who never had money has no account yet: balance 0 at version 0.
    .select(['members.id', sql<number>`coalesce(accounts.version, 0)`.as('seq')]);

export const readBalances = async (
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
): Promise<Current<'balance'>[]> => {
  const rows = await wallets(db, merchant, keys)
    .select(['members.currency', 'members.exponent', sql<number>`coalesce(accounts.balance, 0)`.as('amount')])
    .execute();
  return rows.map(({ id, seq, ...value }) => ({ key: `member:${id}`, seq, value }));
};

export const balanceSeqs = async (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  new Map((await wallets(db, merchant, keys).execute()).map(({ id, seq }) => [`member:${id}`, seq]));

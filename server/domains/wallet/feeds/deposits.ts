import { sql } from 'kysely';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Current } from '../../../live/feeds.ts';
import { anyNumber } from '../../../live/keys.ts';

const members = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant)
    .selectFrom('members')
    .where('members.id', '=', anyNumber(keys))
    .select(['members.id', 'members.deposits_version as seq']);

export const readDeposits = async (
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
): Promise<Current<'deposits'>[]> => {
  const rows = await members(db, merchant, keys)
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.merchant', '=', 'members.merchant')
        .on('accounts.ledger', '=', 'real')
        .on('accounts.kind', '=', 'receivable')
        .onRef('accounts.member_id', '=', 'members.id')
        .onRef('accounts.currency', '=', 'members.currency'),
    )
    .select(['members.currency', 'members.exponent', 'accounts.balance'])
    .select(
      sql<number>`(select count(*) from deposits where deposits.merchant = ${merchant}
        and deposits.member_id = members.id and state in ('pending', 'review'))`.as('waiting'),
    )
    .execute();
  return rows.map(({ id, seq, waiting, balance, currency, exponent }) => ({
    key: `member:${id}`,
    seq,
    value: { waiting, owed: balance ? { amount: -balance, currency, exponent } : null },
  }));
};

export const depositSeqs = async (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  new Map((await members(db, merchant, keys).execute()).map(({ id, seq }) => [`member:${id}`, seq]));

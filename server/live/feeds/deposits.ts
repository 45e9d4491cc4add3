import { sql } from 'kysely';
import { inBrand } from '../../db/brand.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Current } from '../feeds.ts';
import { anyNumber } from './keys.ts';

const members = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inBrand(db, merchant)
    .selectFrom('members')
    .where('members.id', '=', anyNumber(keys))
    .select(['members.id', 'members.deposits_version as seq']);

export const readDeposits = async (
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
): Promise<Current<'deposits'>[]> => {
  const rows = await members(db, merchant, keys)
    .select(
      sql<number>`(select count(*) from deposits where deposits.merchant = ${merchant}
        and deposits.member_id = members.id and state in ('pending', 'review'))`.as('waiting'),
    )
    .execute();
  return rows.map(({ id, seq, waiting }) => ({ key: `member:${id}`, seq, value: { waiting } }));
};

export const depositSeqs = async (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  new Map((await members(db, merchant, keys).execute()).map(({ id, seq }) => [`member:${id}`, seq]));

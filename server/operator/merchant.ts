import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { commonFailure } from '../http/failure.ts';
import { findMerchant, statusOf, type Merchant } from '../http/viewer.ts';
import { emitState } from '../live/emit.ts';

/** Returns a merchant's row, locked until the transaction ends. */
export const lockMerchant = async (tx: Tx, code: string): Promise<Merchant> => {
  const row = await tx.selectFrom('merchants').selectAll().where('code', '=', code).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw commonFailure('unknown_merchant');
  return row as Merchant;
};

/** Returns a merchant's brand: currency, decimal digits and so on. Throws `unknown_merchant`. */
export const requireBrand = async (db: Db | Tx, code: string): Promise<Merchant['brand']> => {
  const row = await findMerchant(db, code);
  if (!row) throw commonFailure('unknown_merchant');
  return row.brand;
};

/** Changes the merchant's row and notifies open pages, which reload the site info (SYS-01). */
export const changeMerchant = async (tx: Tx, code: string, set: object): Promise<Merchant> => {
  const row = (await tx
    .updateTable('merchants')
    .set({ ...set, status_version: sql<number>`status_version + 1` })
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow()) as Merchant;
  await emitState(tx, {
    merchant: code,
    feed: 'siteStatus',
    key: `merchant:${code}`,
    room: `public:${code}`,
    seq: row.status_version,
    value: statusOf(row),
  });
  return row;
};

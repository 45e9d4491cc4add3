import { inBrand } from '../../db/brand.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Current } from '../feeds.ts';
import { anyName } from './keys.ts';

/** Whoever moves a pool's money gives its row the next version in the same transaction. */
const pools = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inBrand(db, merchant)
    .selectFrom('pools')
    .where('pools.id', '=', anyName(keys))
    .select(['pools.id', 'pools.version as seq']);

/** The figure shown is money that exists: the balance of the pool's account, without what is still to be folded. */
export const readJackpots = async (
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
): Promise<Current<'jackpot'>[]> => {
  const rows = await pools(db, merchant, keys)
    .innerJoin('accounts', 'accounts.id', 'pools.account_id')
    .select(['name', 'balance', 'currency', 'exponent', 'last_win_amount', 'last_win_at', 'last_win_player'])
    .execute();
  return rows.map(({ id, seq, name, balance, currency, exponent, last_win_amount, last_win_at, last_win_player }) => ({
    key: `pool:${id}`,
    seq,
    value: {
      name,
      amount: balance,
      currency,
      exponent,
      lastWon:
        last_win_amount === null || last_win_at === null
          ? null
          : { amount: last_win_amount, atMs: last_win_at.getTime(), playerName: last_win_player ?? '' },
    },
  }));
};

export const jackpotSeqs = async (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  new Map((await pools(db, merchant, keys).execute()).map(({ id, seq }) => [`pool:${id}`, seq]));

import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { isPlayablePool } from '../playable.ts';
import { shownInSql } from '../pool.ts';
import type { Current } from '../../../live/feeds.ts';
import { anyName } from '../../../live/keys.ts';

/** Pools that can be won. Each transaction that moves a pool's money increments the version of its row. */
const pools = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant)
    .selectFrom('pools')
    .where('pools.id', '=', anyName(keys))
    .where(isPlayablePool)
    .select(['pools.id', 'pools.version as seq']);

/** Reads the shown part of each pool's account and its last win. Reversed wins are left out. */
export const readJackpots = async (
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
): Promise<Current<'jackpot'>[]> => {
  const rows = await pools(db, merchant, keys)
    .innerJoin('accounts', 'accounts.id', 'pools.account_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('pool_wins as w')
          .select(['w.amount', 'w.at', 'w.player_name'])
          .whereRef('w.merchant', '=', 'pools.merchant')
          .whereRef('w.pool_id', '=', 'pools.id')
          .where('w.reversed_at', 'is', null)
          .orderBy('w.id', 'desc')
          .limit(1)
          .as('won'),
      (join) => join.onTrue(),
    )
    .select(['name', 'currency', 'exponent', shownInSql.as('shown'), 'won.amount', 'won.at', 'won.player_name'])
    .execute();
  return rows.map(({ id, seq, name, shown, currency, exponent, amount, at, player_name }) => ({
    key: `pool:${id}`,
    seq,
    value: {
      name,
      amount: shown,
      currency,
      exponent,
      lastWon: amount === null || at === null ? null : { amount, atMs: at.getTime(), playerName: player_name ?? '' },
    },
  }));
};

export const jackpotSeqs = async (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  new Map((await pools(db, merchant, keys).execute()).map(({ id, seq }) => [`pool:${id}`, seq]));

import { sql } from 'kysely';
import type { FeedValues } from '../../../../contract/wire.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Current } from '../../../live/feeds.ts';

type Told = 'round' | 'table' | 'hand' | 'odds';

/** The states that vendors told. The query reads only the merchant's, so the key of another merchant's game finds no row. */
const states = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant)
    .selectFrom('live_states')
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .select(['key', 'version as seq']);

export const readLive = async <F extends Told>(
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
): Promise<Current<F>[]> => {
  const rows = await states(db, merchant, keys).select('value').execute();
  // Checked when the vendor told it.
  return rows.map(({ key, seq, value }) => ({ key, seq, value: value as FeedValues[F] }));
};

export const liveSeqs = async (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  new Map((await states(db, merchant, keys).execute()).map(({ key, seq }) => [key, seq]));

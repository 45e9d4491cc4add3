import { sql } from 'kysely';
import type { FeedValues } from '../../../../contract/wire.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Current } from '../../../live/feeds.ts';
import { anyUuid } from '../../../live/keys.ts';

/** Net position since the login (PP-10), from the session's row. */
const sessions = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant)
    .selectFrom('sessions')
    .where('sessions.id', '=', anyUuid(keys))
    .select(['sessions.id', 'sessions.play_version as seq']);

export const readPlay = async (db: Db | Tx, merchant: string, keys: readonly string[]): Promise<Current<'play'>[]> => {
  const rows = await sessions(db, merchant, keys)
    .select(sql<FeedValues['play']>`play_value(sessions)`.as('value'))
    .execute();
  return rows.map(({ id, seq, value }) => ({ key: `session:${id}`, seq, value }));
};

export const playSeqs = async (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  new Map((await sessions(db, merchant, keys).execute()).map(({ id, seq }) => [`session:${id}`, seq]));

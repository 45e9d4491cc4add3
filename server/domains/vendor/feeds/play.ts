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
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['play_net', 'play_wagered', 'started_at', 'members.currency', 'members.exponent'])
    .execute();
  return rows.map(({ id, seq, play_net, play_wagered, started_at, currency, exponent }) => ({
    key: `session:${id}`,
    seq,
    value: { net: play_net, wagered: play_wagered, currency, exponent, startedAtMs: started_at.getTime() },
  }));
};

export const playSeqs = async (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  new Map((await sessions(db, merchant, keys).execute()).map(({ id, seq }) => [`session:${id}`, seq]));

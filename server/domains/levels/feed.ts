import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { ownMember, type FeedSet } from '../../live/feeds.ts';
import { anyNumber } from '../../live/keys.ts';

const levelsOf = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant)
    .selectFrom('members')
    .leftJoin('member_levels', 'member_levels.member_id', 'members.id')
    .where('members.id', '=', anyNumber(keys))
    .select([
      'members.id',
      'member_levels.level',
      'member_levels.falls_on as fallsOn',
      sql<number>`coalesce(member_levels.version, 0)`.as('seq'),
    ])
    .execute();

/** A member's level. A trigger announces each change (server/db/functions/level-tell.sql). */
export const levelFeeds: FeedSet = {
  state: {
    level: {
      may: ownMember,
      current: async (db, merchant, keys) =>
        (await levelsOf(db, merchant, keys)).map(({ id, seq, level, fallsOn }) => ({
          key: `member:${id}`,
          seq,
          value: level === null ? null : { level, fallsOn },
        })),
      seqs: async (db, merchant, keys) =>
        new Map((await levelsOf(db, merchant, keys)).map(({ id, seq }) => [`member:${id}`, seq])),
    },
  },
};

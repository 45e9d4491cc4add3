import { sql } from 'kysely';
import type { FeedValues } from '../../../contract/wire.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { ownMember, type FeedSet } from '../../live/feeds.ts';
import { anyNumber } from '../../live/keys.ts';

const membersOf = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant)
    .selectFrom('members')
    .leftJoin('referral_accounts', 'referral_accounts.member_id', 'members.id')
    .where('members.id', '=', anyNumber(keys))
    .select(['members.id', sql<number>`coalesce(referral_accounts.version, 0)`.as('seq')]);

/** What a member's invitations brought. A trigger announces each change (server/db/functions/referral-tell.sql). */
export const referralFeeds: FeedSet = {
  state: {
    referral: {
      may: ownMember,
      current: async (db, merchant, keys) => {
        const rows = await membersOf(db, merchant, keys)
          .select(sql<FeedValues['referral']>`referral_value(${merchant}, members.id)`.as('value'))
          .execute();
        return rows.map(({ id, seq, value }) => ({ key: `member:${id}`, seq, value }));
      },
      seqs: async (db, merchant, keys) =>
        new Map((await membersOf(db, merchant, keys).execute()).map(({ id, seq }) => [`member:${id}`, seq])),
    },
  },
};

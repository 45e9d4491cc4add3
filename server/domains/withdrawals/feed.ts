import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Current, FeedSet } from '../../live/feeds.ts';
import { memberFeed, membersOf } from '../../live/member-feed.ts';
import { RUNNING_STATES } from './states.ts';

/** The values of the feed `withdrawals`: how many go on, and how many parts wait for the member's answer. */
const readWithdrawals = async (
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
): Promise<Current<'withdrawals'>[]> => {
  const rows = await membersOf(db, 'withdrawals', merchant, keys)
    .select([
      sql<number>`(select count(*)::int from withdrawals w where w.merchant = ${merchant} and w.member_id = members.id
        and w.state = any(${[...RUNNING_STATES]}::text[]))`.as('open'),
      sql<number>`(select count(*)::int from withdrawal_parts p join withdrawals w on w.id = p.withdrawal_id
        where w.merchant = ${merchant} and w.member_id = members.id and p.state = 'waiting')`.as('toConfirm'),
    ])
    .execute();
  return rows.map(({ id, seq, ...value }) => ({ key: `member:${id}`, seq, value }));
};

const { source, announce } = memberFeed('withdrawals', readWithdrawals);

/** Tells a member's pages that a withdrawal is new or changed, in the same transaction. Lock wallets before. */
export const announceWithdrawals = announce;

/** The state of a member's withdrawals. */
export const withdrawalFeeds: FeedSet = { state: { withdrawals: source } };

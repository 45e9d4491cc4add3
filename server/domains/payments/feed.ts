import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { emitState } from '../../live/emit.ts';
import { ownMember, type Current, type FeedSet } from '../../live/feeds.ts';
import { anyNumber } from '../../live/keys.ts';

const members = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant)
    .selectFrom('members')
    .where('members.id', '=', anyNumber(keys))
    .select(['members.id', 'members.withdrawals_version as seq']);

/** The values of the feed `withdrawals`: how many go on, and how many parts wait for the member's answer. */
const readWithdrawals = async (
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
): Promise<Current<'withdrawals'>[]> => {
  const rows = await members(db, merchant, keys)
    .select([
      sql<number>`(select count(*)::int from withdrawals w where w.merchant = ${merchant} and w.member_id = members.id
        and w.state in ('checking', 'approved', 'paying'))`.as('open'),
      sql<number>`(select count(*)::int from withdrawal_parts p join withdrawals w on w.id = p.withdrawal_id
        where w.merchant = ${merchant} and w.member_id = members.id and p.state = 'waiting')`.as('toConfirm'),
    ])
    .execute();
  return rows.map(({ id, seq, ...value }) => ({ key: `member:${id}`, seq, value }));
};

const withdrawalSeqs = async (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  new Map((await members(db, merchant, keys).execute()).map(({ id, seq }) => [`member:${id}`, seq]));

/** Tells a member's pages that a withdrawal is new or changed, in the same transaction. Lock wallets before. */
export const announceWithdrawals = async (tx: Tx, merchant: string, memberId: number): Promise<void> => {
  await inMerchant(tx, merchant)
    .updateTable('members')
    .set({ withdrawals_version: sql`withdrawals_version + 1` })
    .where('id', '=', memberId)
    .execute();
  const [current] = await readWithdrawals(tx, merchant, [`member:${memberId}`]);
  if (current) await emitState(tx, { merchant, feed: 'withdrawals', room: `member:${memberId}`, ...current });
};

/** The state of a member's withdrawals. */
export const withdrawalFeeds: FeedSet = {
  state: { withdrawals: { may: ownMember, current: readWithdrawals, seqs: withdrawalSeqs } },
};

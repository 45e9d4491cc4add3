import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Current } from '../../../live/feeds.ts';
import { anyNumber } from '../../../live/keys.ts';

interface Row {
  id: number;
  seq: number;
  notices: number;
}

/**
 * Reads how many of the merchant's notices a member has not read, and the version of that count. Publishing or withdrawing a
 * notice changes every member's count without writing a row per member. The version is therefore a sum of counters that only
 * grow: the member's own `unread_version` (plus one per notice read) + notices ever published + notices ever withdrawn. One
 * statement reads everything, so value and version come from one snapshot. `unreadLock` keeps versions in commit order.
 */
const unread = async (db: Db | Tx, merchant: string, keys: readonly string[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    with published as (
      select count(*) as ever, count(withdrawn_at) as withdrawn from notices where merchant = ${merchant}
    )
    select members.id, members.unread_version + published.ever + published.withdrawn as seq,
           published.ever - published.withdrawn - (
             select count(*) from notice_reads join notices on notices.id = notice_reads.notice_id
              where notice_reads.member_id = members.id and notices.withdrawn_at is null
           ) as notices
      from members, published
     where members.merchant = ${merchant} and members.id = ${anyNumber(keys)}`.execute(db);
  return rows;
};

export const readUnread = async (
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
): Promise<Current<'unread'>[]> =>
  (await unread(db, merchant, keys)).map(({ id, seq, notices }) => ({
    key: `member:${id}`,
    seq,
    // The message box has no domain yet.
    value: { notices, messages: 0 },
  }));

export const unreadSeqs = async (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  new Map((await unread(db, merchant, keys)).map(({ id, seq }) => [`member:${id}`, seq]));

/**
 * Serializes changes of the unread count. Without the lock, a member's read and a concurrent publication could give the same
 * version to two different counts. Reads take the lock shared, publishing or withdrawing takes it exclusively, both until the
 * transaction ends.
 */
export const unreadLock = async (tx: Tx, merchant: string, mode: 'read' | 'publish'): Promise<void> => {
  const key = sql`hashtextextended(${`unread ${merchant}`}, 0)`;
  await (
    mode === 'read' ? sql`select pg_advisory_xact_lock_shared(${key})` : sql`select pg_advisory_xact_lock(${key})`
  ).execute(tx);
};

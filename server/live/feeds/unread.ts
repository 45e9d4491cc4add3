import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Current } from '../feeds.ts';
import { anyNumber } from './keys.ts';

interface Row {
  id: number;
  seq: number;
  notices: number;
}

/**
 * How many of the brand's notices a member has not read, and its version. A notice that is published or withdrawn changes
 * the count of everybody, and a row a member must not be written for it; so the version is a sum of what only grows:
 * the member's own `unread_version` (one more each notice read) + notices ever published + notices ever withdrawn.
 * All of it is read in one statement, so value and version are of one snapshot. `unreadLock` keeps it in commit order.
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
 * A sum of two counters orders their changes only if they commit one after the other: without this, one member's reading and
 * a publication under way at once would give the same version to two different counts. Readers share the lock, who publishes
 * or withdraws a notice takes it alone; held to the end of the transaction.
 */
export const unreadLock = async (tx: Tx, merchant: string, mode: 'read' | 'publish'): Promise<void> => {
  const key = sql`hashtextextended(${`unread ${merchant}`}, 0)`;
  await (
    mode === 'read' ? sql`select pg_advisory_xact_lock_shared(${key})` : sql`select pg_advisory_xact_lock(${key})`
  ).execute(tx);
};

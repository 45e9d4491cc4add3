import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { emitStates, type Room } from '../../../live/emit.ts';
import type { Current } from '../../../live/feeds.ts';
import { anyNumber } from '../../../live/keys.ts';

interface Row {
  id: number;
  seq: number;
  notices: number;
  messages: number;
  agentNotices: number;
  tickets: number;
  withdrawals: number;
}

/**
 * Reads how many notices, messages and answers of the merchant a member has not read, how many withdrawals have news, and the version of these counts. Publishing or withdrawing a
 * notice changes every member's count without writing a row per member. The version is therefore a sum of counters that only
 * grow: the member's own `unread_version` (plus one per notice read and per change of its messages) + notices ever published + notices ever withdrawn. One
 * statement reads everything, so value and version come from one snapshot. `unreadLock` keeps versions in commit order.
 */
const unread = async (db: Db | Tx, merchant: string, keys: readonly string[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    with published as (
      select count(*) as ever, count(withdrawn_at) as withdrawn,
             count(*) filter (where withdrawn_at is null and type <> 'AG') as for_all,
             count(*) filter (where withdrawn_at is null and type = 'AG') as for_agents
        from notices where merchant = ${merchant}
    )
    select members.id, members.unread_version + published.ever + published.withdrawn as seq,
           published.for_all - read.for_all as notices,
           case when members.is_agent then published.for_agents - read.for_agents else 0 end as "agentNotices",
           (select count(*) from messages
             where messages.merchant = members.merchant and messages.recipient = members.id
               and messages.read_at is null and not messages.recipient_deleted) as messages,
           (select count(*) from ticket_messages
             where ticket_messages.member_id = members.id and staff is not null and ticket_messages.read_at is null) as tickets,
           (select count(*) from withdrawals
             where withdrawals.merchant = members.merchant and withdrawals.member_id = members.id
               and withdrawals.state in ('paid', 'refused', 'failed', 'returned') and withdrawals.updated_at > members.withdrawals_seen_at) as withdrawals
      from members cross join published cross join lateral (
        select count(*) filter (where notices.type <> 'AG') as for_all, count(*) filter (where notices.type = 'AG') as for_agents
          from notice_reads join notices on notices.id = notice_reads.notice_id
         where notice_reads.member_id = members.id and notices.withdrawn_at is null) read
     where members.merchant = ${merchant} and members.id = ${anyNumber(keys)}`.execute(db);
  return rows;
};

export const readUnread = async (
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
): Promise<Current<'unread'>[]> =>
  (await unread(db, merchant, keys)).map(({ id, seq, ...value }) => ({ key: `member:${id}`, seq, value }));

export const unreadSeqs = async (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  new Map((await unread(db, merchant, keys)).map(({ id, seq }) => [`member:${id}`, seq]));

/**
 * Gives these members' unread counts a new version and announces them, in the transaction that changed what they have read or received. A new
 * version also means that a thread is new or changed: load it again. Takes the lock; the rows are locked in order of their ids.
 */
export const unreadChanged = async (
  tx: Tx,
  merchant: string,
  memberIds: readonly number[],
): Promise<Current<'unread'>[]> => {
  await unreadLock(tx, merchant, 'read');
  await sql`
    with locked as (
      select id from members where merchant = ${merchant} and id = any(${memberIds}::bigint[]) order by id for no key update)
    update members set unread_version = unread_version + 1 from locked where members.id = locked.id`.execute(tx);
  const changed = await readUnread(
    tx,
    merchant,
    memberIds.map((id) => `member:${id}`),
  );
  await emitStates(
    tx,
    merchant,
    changed.map((unread) => ({ feed: 'unread', room: unread.key as Room, ...unread })),
  );
  return changed;
};

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

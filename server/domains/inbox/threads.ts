import { sql, type RawBuilder } from 'kysely';
import { MESSAGES_PAGE, type InboxMessage, type InboxThread } from '../../../contract/inbox.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { commonFailure } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { inLanguage, type Texts } from '../site/index.ts';

/** The member who asks, and in which language the merchant's messages are shown. */
export interface Reader {
  member: MemberRow;
  language: Language;
}

interface MessageColumns {
  id: number;
  texts: Texts & { typed?: string };
  at: Date;
  isOwn: boolean;
  isUnread: boolean;
  isReported: boolean;
}
interface ThreadColumns {
  threadId: number;
  kind: InboxThread['kind'];
  account: string | null;
  canWrite: boolean;
  unread: number;
  cursor: number;
}

export const toMessage = ({ texts, at, ...row }: MessageColumns, language: Language): InboxMessage => ({
  id: row.id,
  text: texts.typed ?? inLanguage(texts, language) ?? '',
  atMs: at.getTime(),
  isOwn: row.isOwn,
  isUnread: row.isUnread,
  isReported: row.isReported,
});

/** The columns of a message `x` as this member sees it. */
const messageColumns = (id: number) => sql`
  x.id, coalesce(x.texts, (select b.texts from message_broadcasts b where b.id = x.broadcast_id)) as texts, x.at, x.sender is not distinct from ${id} as "isOwn", x.recipient = ${id} and x.read_at is null as "isUnread",
  exists (select 1 from message_reports r where r.message_id = x.id and r.reporter = ${id}) as "isReported"`;

/** Whether this member is a side of a message `x` and has not deleted it. */
const isKept = (id: number) =>
  sql<boolean>`(x.sender = ${id} and not x.sender_deleted or x.recipient = ${id} and not x.recipient_deleted)`;

/** Threads `t` as this member sees them, each with its newest message `x`; none without a message that it has not deleted. */
const selectThreads = ({ merchant, id, locked }: MemberRow, threads: RawBuilder<unknown>) => sql<
  ThreadColumns & MessageColumns
>`
  select t.id as "threadId", t.last_id as cursor,
         case when t.kind <> 'direct' then t.kind when t.upline = ${id} then 'downline' else 'upline' end as kind,
         case when t.kind <> 'direct' then null when t.upline = ${id} then below.username else above.username end as account,
         t.kind = 'direct' and below.upline = t.upline and not ${locked} as "canWrite",
         (select count(*) from messages u where u.merchant = ${merchant} and u.recipient = ${id} and u.thread_id = t.id
             and u.read_at is null and not u.recipient_deleted) as unread,
         x.*
    from (${threads}) t
    join members below on below.id = t.member_id
    left join members above on above.id = t.upline
    cross join lateral (
      select ${messageColumns(id)} from messages x
       where x.merchant = ${merchant} and x.thread_id = t.id and ${isKept(id)}
       order by x.id desc limit 1) x
   order by t.last_id desc`;

const toThread = (row: ThreadColumns & MessageColumns, language: Language): InboxThread => ({
  id: row.threadId,
  kind: row.kind,
  account: row.account,
  canWrite: row.canWrite,
  unread: row.unread,
  last: toMessage(row, language),
  cursor: row.cursor,
});

/** One page, and whether more follows; the query reads one row more than the page. */
const paged = <T>(rows: readonly T[]) => ({
  list: rows.slice(0, MESSAGES_PAGE),
  hasMore: rows.length > MESSAGES_PAGE,
});

/** A pattern of accounts that begin so. */
const beginsWith = (account: string): string => `${account.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;

interface Wanted {
  account?: string;
  before?: string;
}

/** A page of the member's threads, the newest first. */
export const threadPage = async (db: Db | Tx, { member, language }: Reader, { account, before }: Wanted) => {
  const { merchant, id } = member;
  const isOlder = before === undefined ? sql`true` : sql`c.last_id < ${Number(before)}`;
  // Each side has an index of its own.
  const ofSide = (side: RawBuilder<unknown>) => sql`
    (select c.* from message_threads c
      where c.merchant = ${merchant} and ${side} and ${isOlder}
        and exists (select 1 from messages x where x.merchant = ${merchant} and x.thread_id = c.id and ${isKept(id)})
      order by c.last_id desc limit ${MESSAGES_PAGE + 1})`;
  const found = sql`exists (select 1 from members m where m.id = c.member_id and lower(m.username) like ${beginsWith(account ?? '')})`;
  const asUpline = ofSide(account ? sql`c.upline = ${id} and ${found}` : sql`c.upline = ${id}`);
  const threads = account ? asUpline : sql`${ofSide(sql`c.member_id = ${id}`)} union all ${asUpline}`;
  const { rows } = await selectThreads(
    member,
    sql`select * from (${threads}) sides order by last_id desc limit ${MESSAGES_PAGE + 1}`,
  ).execute(db);
  return paged(rows.map((row) => toThread(row, language)));
};

/** A thread of this member with a page of its messages, the newest first. Fails as not found for any other. */
export const messagePage = async (
  db: Db | Tx,
  { member, language }: Reader,
  { threadId, before }: { threadId: string; before?: string },
) => {
  const { merchant, id } = member;
  const { rows: threads } = await selectThreads(
    member,
    sql`select * from message_threads where merchant = ${merchant} and id = ${threadId} and ${id} in (member_id, upline)`,
  ).execute(db);
  if (!threads[0]) throw commonFailure('not_found');
  const { rows } = await sql<MessageColumns>`
    select ${messageColumns(id)} from messages x
     where x.merchant = ${merchant} and x.thread_id = ${threadId} and ${isKept(id)}
       and ${before === undefined ? sql`true` : sql`x.id < ${Number(before)}`}
     order by x.id desc limit ${MESSAGES_PAGE + 1}`.execute(db);
  return { thread: toThread(threads[0], language), ...paged(rows.map((row) => toMessage(row, language))) };
};

/** The account of the member's direct upline; null without one. */
export const uplineAccount = async (db: Db | Tx, { merchant, upline }: MemberRow): Promise<string | null> => {
  if (upline === null) return null;
  const tables = inMerchant(db, merchant);
  return (
    (await tables.selectFrom('members').select('username').where('id', '=', upline).executeTakeFirst())?.username ??
    null
  );
};

/** Direct downlines whose account begins so, by account. */
export const contactsOf = async (db: Db | Tx, { merchant, id }: MemberRow, account = '') => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('members')
    .select(['username', 'is_agent'])
    .where('upline', '=', id)
    .where(sql<boolean>`lower(username) like ${beginsWith(account)}`)
    .orderBy('username')
    .limit(MESSAGES_PAGE)
    .execute();
  return rows.map(({ username, is_agent }) => ({ account: username, isAgent: is_agent }));
};

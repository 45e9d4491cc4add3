import { sql } from 'kysely';
import type { agentNotices } from '../../../contract/agent-notices.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Notice } from '../../../contract/notices.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';

export interface NoticeRow {
  id: number;
  type: string;
  titles: unknown;
  bodies: unknown;
  published_at: Date;
}

export const toNotice = (row: NoticeRow): Notice => ({
  id: row.id,
  type: row.type as Notice['type'],
  title: row.titles as Notice['title'],
  content: row.bodies as Notice['content'],
  publishedAtMs: row.published_at.getTime(),
});

interface Requested {
  types: string;
  execution?: 'A' | 'B' | 'F';
  pageNo: number;
}

/** Returns one page of the current notices, newest first, with the last number of their log, read in one snapshot. */
export const noticePage = async (db: Db | Tx, merchant: string, { types, execution, pageNo }: Requested) => {
  const size = LIMITS.noticesPerPage;
  const pageNum = Math.max(pageNo, 1);
  const status = inMerchant(db, merchant)
    .selectFrom('notices')
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`type = any(${types.split(',')}::text[])`)
    .$if(execution !== undefined, (q) => q.where('execution', '=', execution!));
  const { count } = await status.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const rows = await status
    .select(['id', 'type', 'titles', 'bodies', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((pageNum - 1) * size)
    .execute();
  const head = await inMerchant(db, merchant)
    .selectFrom('feed_heads')
    .select('seq')
    .where('feed', '=', 'notices')
    .where('key', '=', `merchant:${merchant}`)
    .executeTakeFirst();
  return { list: rows.map(toNotice), pageNum, totalPages: Math.ceil(count / size), seq: head?.seq ?? 0 };
};

/** Returns one page of the notices for agents, newest first, as this agent has read them; the last page, if there is none with this number. */
export const agentNoticePage = async (
  tx: Tx,
  { merchant, id }: MemberRow,
  pageNo: number,
): Promise<ResponseOf<typeof agentNotices.list>> => {
  const size = LIMITS.noticesPerPage;
  const { rows: counts } = await sql<{ count: number; newestId: number }>`
    select count(*)::int as count, coalesce(max(id), 0)::bigint as "newestId"
      from notices where merchant = ${merchant} and type = 'AG' and withdrawn_at is null`.execute(tx);
  const { count, newestId } = counts[0]!;
  const totalPages = Math.ceil(count / size);
  const pageNum = Math.min(Math.max(pageNo, 1), Math.max(totalPages, 1));
  const { rows } = await sql<NoticeRow & { isUnread: boolean }>`
    select id, type, titles, bodies, published_at,
           not exists (select from notice_reads r where r.notice_id = n.id and r.member_id = ${id}) as "isUnread"
      from notices n where merchant = ${merchant} and type = 'AG' and withdrawn_at is null
     order by published_at desc, id desc limit ${size} offset ${(pageNum - 1) * size}`.execute(tx);
  return {
    list: rows.map((row) => ({ ...toNotice(row), type: 'AG' as const, isUnread: row.isUnread })),
    pageNum,
    totalPages,
    newestId,
  };
};

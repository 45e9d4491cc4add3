import { sql } from 'kysely';
import type { Notice } from '../../../contract/notices.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { emitEvent } from '../../live/emit.ts';
import { unreadLock } from './feeds/unread.ts';
import { toNotice } from './queries.ts';

/** Publishes a notice to every open page of the merchant; one for agents changes only their unread counts. */
export const publishNotice = async (
  tx: Tx,
  merchant: string,
  { type, title, content }: Pick<Notice, 'type' | 'title' | 'content'>,
): Promise<Notice> => {
  await unreadLock(tx, merchant, 'publish');
  const row = await inMerchant(tx, merchant)
    .insertInto('notices', { type, titles: jsonb(title), bodies: jsonb(content) })
    .returning(['id', 'type', 'titles', 'bodies', 'published_at'])
    .executeTakeFirstOrThrow();
  const notice = toNotice(row);
  await emitEvent(tx, { ...to(merchant, notice.type), value: { kind: 'published', notice } });
  return notice;
};

/** Withdraws a notice. Returns false if there is none with this number. */
export const withdrawNotice = async (tx: Tx, merchant: string, id: number): Promise<boolean> => {
  await unreadLock(tx, merchant, 'publish');
  const row = await inMerchant(tx, merchant)
    .updateTable('notices')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('type')
    .executeTakeFirst();
  if (!row) return false;
  await emitEvent(tx, { ...to(merchant, row.type), value: { kind: 'withdrawn', id } });
  return true;
};

/** Nobody may subscribe to the key of agents' notices. Its events make the feed `unread` follow. */
const to = (merchant: string, type: Notice['type']) =>
  type === 'AG'
    ? ({ merchant, feed: 'notices', key: `agents:${merchant}`, room: `agents:${merchant}` } as const)
    : ({ merchant, feed: 'notices', key: `merchant:${merchant}`, room: `public:${merchant}` } as const);

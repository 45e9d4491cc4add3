import { sql } from 'kysely';
import type { Notice } from '../../../contract/notices.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { emitEvent } from '../../live/emit.ts';
import { unreadLock } from './feeds/unread.ts';
import { toNotice } from './queries.ts';

/** Publishes a notice to every open page of the merchant. */
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
  await emitEvent(tx, { ...to(merchant), value: { kind: 'published', notice } });
  return notice;
};

/** Withdraws a notice. Returns false if there is none with this number. */
export const withdrawNotice = async (tx: Tx, merchant: string, id: number): Promise<boolean> => {
  await unreadLock(tx, merchant, 'publish');
  const result = await inMerchant(tx, merchant)
    .updateTable('notices')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await emitEvent(tx, { ...to(merchant), value: { kind: 'withdrawn', id } });
  return true;
};

const to = (merchant: string) =>
  ({ merchant, feed: 'notices', key: `merchant:${merchant}`, room: `public:${merchant}` }) as const;

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { everyMerchant } from '../../../server/db/database.ts';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { deletePast } from '../../../server/jobs/retention.ts';
import { liveRetention, startLogRetention } from '../../../server/live/retention.ts';
import { until } from './client.ts';
import { BRAND, createContext, logIn } from './world.ts';

const fill = async (
  { database }: BaseContext,
  feed: string,
  key: string,
  count: number,
  hoursOld: (seq: number) => number,
) => {
  const db = everyMerchant(database.db);
  const rows = Array.from({ length: count }, (_, index) => index + 1);
  await db.insertInto('feed_heads').values({ feed, key, merchant: BRAND, seq: count }).execute();
  for (const seq of rows)
    await db
      .insertInto('feed_log')
      .values({
        feed,
        key,
        seq,
        merchant: BRAND,
        room: 'r',
        value: '{}',
        at: new Date(Date.now() - hoursOld(seq) * 3_600_000),
      })
      .execute();
};
const left = async ({ database }: BaseContext, feed: string) =>
  (
    await everyMerchant(database.db)
      .selectFrom('feed_log')
      .select('seq')
      .where('feed', '=', feed)
      .orderBy('seq')
      .execute()
  ).map(({ seq }) => seq);
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

it('keeps the last day and at least the newest fifty events of each log without a gap, and deletes expired tickets and old commands', async () => {
  const ctx = await createContext();
  const db = everyMerchant(ctx.database.db);
  const member = await logIn(ctx);
  await fill(ctx, 'winners', 'merchant:a', 200, (seq) => (seq <= 120 ? 30 : 1));
  await fill(ctx, 'notices', 'merchant:b', 70, () => 500);
  await fill(ctx, 'session', 'session:old', 1, () => 30);
  await fill(ctx, 'chat', 'chat:c', 1_100, () => 1);
  await member.ticket();
  await db
    .updateTable('socket_tickets')
    .set({ expires_at: new Date(0) })
    .execute();
  const fresh = await member.ticket();
  const act = (id: string, days: number) =>
    db
      .insertInto('executed_commands')
      .values({
        merchant: BRAND,
        member_id: member.id,
        id,
        answer: '{}',
        at: sql`now() - ${days} * interval '1 day'` as never,
      })
      .execute();
  await act('00000000-0000-4000-8000-000000000001', 8);
  await act('00000000-0000-4000-8000-000000000002', 1);

  for (const each of liveRetention) await deletePast(ctx.database.db, each);
  const job = startLogRetention(ctx, 60_000);
  await until(async () => (await left(ctx, 'session')).length === 0);
  await job.stop();

  expect(await left(ctx, 'winners')).toEqual(from(121, 200));
  expect(await left(ctx, 'notices')).toEqual(from(21, 70));
  expect(await left(ctx, 'chat')).toEqual(from(101, 1_100));
  const heads = await db.selectFrom('feed_heads').select(['feed', 'seq']).orderBy('feed').execute();
  expect(heads).toEqual([
    { feed: 'chat', seq: 1_100 },
    { feed: 'notices', seq: 70 },
    { feed: 'winners', seq: 200 },
  ]);
  expect(fresh).toHaveLength(43);
  expect(await db.selectFrom('socket_tickets').select('session_id').execute()).toHaveLength(1);
  expect(await db.selectFrom('executed_commands').select('id').execute()).toEqual([
    { id: '00000000-0000-4000-8000-000000000002' },
  ]);
});

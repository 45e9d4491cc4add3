import { sql } from 'kysely';
import type { Millis } from '../../contract/primitives.ts';
import { isEventFeed } from '../../contract/feeds.ts';
import { FeedName, type AnyEnvelope } from '../../contract/wire.ts';
import { everyMerchant, type Tx } from '../db/database.ts';
import { readEpoch } from './epoch.ts';
import { topicId, type Outgoing } from './outgoing.ts';

interface OutboxRow {
  id: number;
  merchant: string;
  feed: string;
  key: string;
  room: string;
  seq: number | null;
  value: unknown;
  at: Date;
}

export interface Batch {
  /** Rows to delete once the envelopes are sent. */
  ids: number[];
  outgoing: Outgoing[];
}

/** Deletes relayed rows by id. Another relay may have deleted them already. */
export const clearOutbox = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await sql`delete from outbox where id = any(${ids}::bigint[])`.execute(tx);
};

/** When the oldest event was announced that has no number yet; undefined if there is none. */
export const oldestUnnumbered = async (tx: Tx): Promise<Millis | undefined> => {
  const { oldest } = await everyMerchant(tx)
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('at').as('oldest'))
    .where('seq', 'is', null)
    .executeTakeFirstOrThrow();
  return (oldest as Date | null)?.getTime();
};

/**
 * Reads at most `limit` committed rows, in order of id but not above a last id: ids commit out of order, and the next call
 * finds a row that commits late. Assigns numbers to events; of state feeds it keeps the newest row per key and room (W5).
 */
export const readOutbox = async (tx: Tx, limit: number): Promise<Batch> => {
  const rows: OutboxRow[] = await everyMerchant(tx)
    .selectFrom('outbox')
    .selectAll()
    .orderBy('id')
    .limit(limit)
    .execute();
  if (rows.length === 0) return { ids: [], outgoing: [] };
  const { epoch } = await readEpoch(tx);
  const known = rows.flatMap(({ feed, ...row }) => {
    // The feed belongs to a newer version of the server. Its clients request a snapshot from nodes of that version.
    const parsed = FeedName.safeParse(feed);
    return parsed.success ? [{ ...row, feed: parsed.data }] : [];
  });
  const numbers = await numberEvents(
    tx,
    known.filter((row) => row.seq === null && isEventFeed(row.feed)),
  );
  const outgoing = new Map<string, Outgoing>();
  for (const { id, merchant, room, feed, key, at, value, ...row } of known) {
    const seq = row.seq ?? numbers.get(id) ?? 0;
    const slot = isEventFeed(feed) ? String(id) : `${topicId({ merchant, feed, key })} ${room}`;
    if ((outgoing.get(slot)?.envelope.seq ?? -1) >= seq) continue;
    const envelope = { epoch, feed, key, seq, at: at.getTime(), value } as AnyEnvelope;
    outgoing.set(slot, { merchant, room, envelope });
  }
  return { ids: rows.map(({ id }) => id), outgoing: [...outgoing.values()] };
};

/** Appends these events to their logs, each with the next number of its feed and key (W1). Returns the numbers by row id. */
const numberEvents = async (
  tx: Tx,
  rows: readonly Pick<OutboxRow, 'id' | 'merchant' | 'feed' | 'key'>[],
): Promise<Map<number, number>> => {
  const logs = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) {
    const id = `${row.feed} ${row.key}`;
    logs.set(id, [...(logs.get(id) ?? []), row]);
  }
  const numbers = new Map<number, number>();
  if (logs.size === 0) return numbers;
  const heads = await everyMerchant(tx)
    .insertInto('feed_heads')
    .values(
      [...logs.values()].map(([first, ...more]) => ({
        feed: first!.feed,
        key: first!.key,
        merchant: first!.merchant,
        seq: more.length + 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['feed', 'key']).doUpdateSet({ seq: sql<number>`feed_heads.seq + excluded.seq` }),
    )
    .returning(['feed', 'key', 'seq'])
    .execute();
  for (const { feed, key, seq } of heads) {
    const events = logs.get(`${feed} ${key}`)!;
    events.forEach(({ id }, place) => numbers.set(id, seq - events.length + 1 + place));
  }
  const numbered = sql`unnest(${[...numbers.keys()]}::bigint[], ${[...numbers.values()]}::bigint[]) as numbered (id, seq)`;
  await sql`insert into feed_log (feed, key, seq, merchant, room, value, at)
            select feed, key, numbered.seq, merchant, room, value, at from outbox join ${numbered} using (id)`.execute(
    tx,
  );
  // If the relay dies before it sends these events, its successor sends them with the same numbers.
  await sql`update outbox set seq = numbered.seq from ${numbered} where outbox.id = numbered.id`.execute(tx);
  return numbers;
};

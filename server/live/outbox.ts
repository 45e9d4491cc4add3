import { sql } from 'kysely';
import type { Millis } from '../../contract/primitives.ts';
import { isEventFeed } from '../../contract/feeds.ts';
import { FeedName, type AnyEnvelope } from '../../contract/wire.ts';
import { everyMerchant, type Db, type Tx } from '../db/database.ts';
import { guardLease, heldRow, LeaseLost, type Lease } from '../jobs/lease.ts';
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
 * Deletes the relayed rows and reads at most `limit` other committed rows, in order of id but not above a last id: ids commit out
 * of order, and the next call finds a row that commits late. Assigns numbers to events; of state feeds it keeps the newest row per
 * key and room (W5). Throws LeaseLost. Its transactions do not wake the relay, unlike those of `database.transact`.
 */
export const readOutbox = async (
  db: Db,
  lease: Lease,
  { relayed, limit }: { relayed: readonly number[]; limit: number },
): Promise<Batch> => {
  const { epoch, rows } = await takeRows(db, lease, relayed, limit);
  const known = rows.flatMap(({ feed, ...row }) => {
    // The feed belongs to a newer version of the server. Its clients request a snapshot from nodes of that version.
    const parsed = FeedName.safeParse(feed);
    return parsed.success ? [{ ...row, feed: parsed.data }] : [];
  });
  const unnumbered = known.filter((row) => row.seq === null && isEventFeed(row.feed));
  const numbers =
    unnumbered.length === 0
      ? new Map<number, number>()
      : await db.transaction().execute(async (tx) => {
          await guardLease(tx, lease);
          return numberEvents(tx, unnumbered);
        });
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

/** In one statement, because an idle site makes it several times a second. Without the lease it returns no row. */
const takeRows = async (
  db: Db,
  lease: Lease,
  relayed: readonly number[],
  limit: number,
): Promise<{ epoch: string; rows: OutboxRow[] }> => {
  const { rows } = await sql<{ epoch: string } & { [Column in keyof OutboxRow]: OutboxRow[Column] | null }>`
    with held as materialized (${heldRow(lease)}),
         cleared as (delete from outbox where id = any(${relayed}::bigint[]) and exists (select from held))
    select (select epoch from platform_state) as epoch, waiting.*
      from held left join (
        select * from outbox where id <> all(${relayed}::bigint[]) order by id limit ${limit}
      ) waiting on true
     order by waiting.id`.execute(db);
  const [first] = rows;
  if (!first) throw new LeaseLost(lease.name);
  // A node that holds the lease and finds an empty outbox gets one row without columns of the outbox.
  return { epoch: first.epoch, rows: first.id === null ? [] : (rows as OutboxRow[]) };
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

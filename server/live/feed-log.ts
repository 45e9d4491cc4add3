import { sql } from 'kysely';
import type { EventFeed } from '../../contract/feeds.ts';
import { everyMerchant, type Db, type Tx } from '../db/database.ts';
import type { Seqs } from './feeds.ts';

/** One event of a log. */
export interface Logged {
  seq: number;
  at: Date;
  value: unknown;
}

/** The newest of a log, oldest first and without gaps, and the number it stands at; 0 where nothing ever happened. */
export interface Log {
  head: number;
  newest: readonly Logged[];
}

/** What an answer may hold of one log: who lacks more than this begins anew with the tail. */
const AT_MOST = { events: 200, bytes: 96 * 1024 };
/** What a client that holds nothing is given. */
const TAIL = 50;

/** The number each of these logs stands at. */
export const logHeads = async (
  db: Db | Tx,
  merchant: string,
  feed: EventFeed,
  keys: readonly string[],
): Promise<Seqs> => {
  const rows = await everyMerchant(db)
    .selectFrom('feed_heads')
    .select(['key', 'seq'])
    .where('merchant', '=', merchant)
    .where('feed', '=', feed)
    .where('key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute();
  return new Map([...keys.map((key) => [key, 0] as const), ...rows.map(({ key, seq }) => [key, seq] as const)]);
};

/** The end of a log, as much as any one answer can use. */
export const readLog = async (db: Db | Tx, feed: EventFeed, key: string, head: number): Promise<Log> => {
  const rows = await everyMerchant(db)
    .selectFrom('feed_log')
    .select(['seq', 'at', 'value'])
    .where('feed', '=', feed)
    .where('key', '=', key)
    .where('seq', '<=', head)
    .orderBy('seq', 'desc')
    .limit(AT_MOST.events)
    .execute();
  return { head, newest: fitting(rows).reverse() };
};

/** As many of the newest as fit into an answer; one that is larger than an answer is read by REST. */
const fitting = (newestFirst: readonly Logged[]): Logged[] => {
  let left = AT_MOST.bytes;
  const end = newestFirst.findIndex(({ value }) => (left -= Buffer.byteLength(JSON.stringify(value))) < 0);
  return newestFirst.slice(0, end === -1 ? undefined : end);
};

/** The events after number `after`; undefined where the log does not reach back to it, or never came so far (W3). */
export const eventsAfter = ({ head, newest }: Log, after: number): readonly Logged[] | undefined => {
  if (after === head) return [];
  const first = newest[0];
  if (after > head || !first || first.seq > after + 1) return undefined;
  return newest.filter(({ seq }) => seq > after);
};

/** What a client that holds nothing of the log begins with. */
export const tailOf = ({ newest }: Log): readonly Logged[] => newest.slice(-TAIL);

import { sql } from 'kysely';
import { CHAT_LIMITS } from '../../contract/chat-message.ts';
import type { EventFeed } from '../../contract/feeds.ts';
import type { Feed } from '../../contract/wire.ts';
import { everyMerchant, type Db, type Tx } from '../db/database.ts';
import type { Seqs } from './feeds.ts';

/** One event of a log. */
export interface Logged {
  seq: number;
  at: Date;
  value: unknown;
}

/** The newest events of a log, oldest first and without gaps, and the log's last number (0 for an empty log). */
export interface Log {
  head: number;
  newest: readonly Logged[];
}

/** Limits of one log in one answer. A client that lacks more than this starts again with the tail. */
const AT_MOST = { events: 200, bytes: 96 * 1024 };
/** Events sent to a client that has none; of a room of the chat its whole history. */
const TAIL = 50;
export const CHAT_TAIL = CHAT_LIMITS.history;

/** Reads the last number of each of these logs. */
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

/** Reads the end of a log, at most as much as one answer may hold. */
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

/** Returns as many of the newest events as fit into an answer. Events that are larger than an answer are read by REST. */
const fitting = (newestFirst: readonly Logged[]): Logged[] => {
  let left = AT_MOST.bytes;
  const end = newestFirst.findIndex(({ value }) => (left -= Buffer.byteLength(JSON.stringify(value))) < 0);
  return newestFirst.slice(0, end === -1 ? undefined : end);
};

/**
 * Returns the events after number `after`, or undefined if the log no longer has them or has not reached that number (W3).
 */
export const eventsAfter = ({ head, newest }: Log, after: number): readonly Logged[] | undefined => {
  if (after === head) return [];
  const first = newest[0];
  if (after > head || !first || first.seq > after + 1) return undefined;
  return newest.filter(({ seq }) => seq > after);
};

/** Returns the events with which a client that has none of the log begins. */
export const tailOf = ({ newest }: Log, feed: Feed): readonly Logged[] =>
  newest.slice(feed === 'chat' ? -CHAT_TAIL : -TAIL);

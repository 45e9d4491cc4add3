import type { Millis } from '../../contract/primitives.ts';
import { isEventFeed } from '../../contract/feeds.ts';
import type { Tx } from '../db/database.ts';
import { withEveryMerchant } from '../db/scope.ts';
import type { BaseContext } from '../app/base-context.ts';
import { readEpoch } from './epoch.ts';
import { logHeads, readLog, type Log } from './feed-log.ts';
import type { Feeds } from './feeds.ts';
import { oldestUnnumbered } from './outbox.ts';
import { byMerchantAndFeed, topicId, type Topic } from './outgoing.ts';

/** The result of one repeatable-read transaction for all requested topics. */
export interface View {
  epoch: string;
  at: Millis;
  /** When the oldest event was committed that the relay has not numbered, so that it is in no log yet. */
  completeAt: Millis | undefined;
  /** By topic id. A missing value has no row. */
  figures: ReadonlyMap<string, { seq: number; value: unknown }>;
  logs: ReadonlyMap<string, Log>;
}

export interface Snapshots {
  /** Reads these topics in one snapshot, taken after the call. */
  read(topics: readonly Topic[]): Promise<View>;
}

interface Requested {
  topics: readonly Topic[];
  resolve: (view: View) => void;
  reject: (error: unknown) => void;
}

/** Concurrent transactions. The rest of the pool is for players' requests. */
const AT_ONCE = 2;
/** Maximum requests per transaction. */
const TOGETHER = 250;

/**
 * Reads for joins, snapshots and gaps (W4). One transaction answers all waiting requests: when a node restarts, thousands of
 * clients reconnect at once and request the same topics.
 */
export const createSnapshots = ({ database }: Pick<BaseContext, 'database'>, feeds: Feeds): Snapshots => {
  const waiting: Requested[] = [];
  let reading = 0;

  const readTogether = async (request: readonly Requested[]) => {
    try {
      const topics = request.flatMap((each) => each.topics);
      // Clients of all merchants read together; each was allowed its topics.
      const view = await withEveryMerchant(() => database.readSnapshot((tx) => readView(tx, feeds, topics)));
      for (const { resolve } of request) resolve(view);
    } catch (error) {
      for (const { reject } of request) reject(error);
    }
    reading -= 1;
    start();
  };

  const start = () => {
    while (reading < AT_ONCE && waiting.length > 0) {
      reading += 1;
      void readTogether(waiting.splice(0, TOGETHER));
    }
  };

  return {
    read: (topics) =>
      new Promise((resolve, reject) => {
        waiting.push({ topics, resolve, reject });
        // Requests of the same event-loop turn share the transaction.
        setImmediate(start);
      }),
  };
};

const readView = async (tx: Tx, feeds: Feeds, topics: readonly Topic[]): Promise<View> => {
  // Read first, because it sets the snapshot's time. Clients are already in their rooms, so they receive everything committed
  // after `at`.
  const { epoch, at } = await readEpoch(tx);
  const figures = new Map<string, { seq: number; value: unknown }>();
  const logs = new Map<string, Log>();
  for (const { merchant, feed, keys } of byMerchantAndFeed(topics)) {
    if (isEventFeed(feed)) {
      const heads = await logHeads(tx, merchant, feed, keys);
      for (const [key, head] of heads) logs.set(topicId({ merchant, feed, key }), await readLog(tx, feed, key, head));
    } else {
      const rows = (await feeds.state(feed)?.current(tx, merchant, keys)) ?? [];
      for (const { key, seq, value } of rows) figures.set(topicId({ merchant, feed, key }), { seq, value });
    }
  }
  return { epoch, at, completeAt: await oldestUnnumbered(tx), figures, logs };
};

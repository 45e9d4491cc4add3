import type { Feed } from '../../contract/wire.ts';
import type { BaseContext } from '../app/base-context.ts';
import { envelopeOf } from './join-answers.ts';
import type { Feeds } from './feeds.ts';
import { topicId, type Outgoing, type Topic } from './outgoing.ts';
import type { Snapshots } from './snapshots.ts';
import type { Watchers } from './watchers.ts';

/** Keys read per snapshot. All clients of a merchant at once would hold the snapshot, and the event loop, for too long. */
const TOGETHER = 500;

/**
 * Some values change for every member of a merchant with one event (a published notice changes all unread counts). They get
 * no outbox rows. On that event each node reads them again for its own subscribers.
 */
export const createFollowers = (
  ctx: BaseContext,
  watchers: Watchers,
  feeds: Feeds,
  snapshots: Snapshots,
  deliver: (outgoing: Outgoing[]) => void,
) => {
  /** Merchants and feeds to read. An entry added during a read is read again. */
  const due = new Map<string, { merchant: string; feed: Feed }>();
  let underWay: Promise<void> | undefined;

  const readAgain = async (topics: Topic[]) => {
    const view = await snapshots.read(topics);
    deliver(
      topics.flatMap((watch) => {
        const figure = view.figures.get(topicId(watch));
        // These values belong to a member; the room is the member's.
        return figure
          ? [
              {
                merchant: watch.merchant,
                room: watch.key,
                envelope: envelopeOf(view, watch, { ...figure, at: view.at }),
              },
            ]
          : [];
      }),
    );
  };

  const work = async () => {
    try {
      for (const [id, { merchant, feed }] of due) {
        due.delete(id);
        const topics = watchers.keysOf(merchant, feed);
        while (topics.length > 0) await readAgain(topics.splice(0, TOGETHER));
      }
    } catch (error) {
      ctx.log.warn({ err: error }, 'figures not read again; the next heartbeat will tell their watchers');
    }
  };

  return {
    /** Called after this event was sent. */
    after({ merchant, envelope }: Outgoing) {
      for (const feed of feeds.following(envelope.feed)) due.set(`${merchant} ${feed}`, { merchant, feed });
      if (due.size > 0) underWay ??= work().finally(() => (underWay = undefined));
    },
    stop: async () => {
      due.clear();
      await underWay;
    },
  };
};

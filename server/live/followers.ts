import type { Feed } from '../../contract/wire.ts';
import type { AppContext } from '../context.ts';
import { envelopeOf } from './join-answers.ts';
import { stateSources } from './feeds.ts';
import { topicId, type Outgoing, type Topic } from './outgoing.ts';
import type { Snapshots } from './snapshots.ts';
import type { Watchers } from './watchers.ts';

/** Keys read together: a brand's whole crowd at once would hold its snapshot, and the event loop, for too long. */
const TOGETHER = 500;

/**
 * Some figures change for every member of a brand by one event (a notice published: all their unread counts). No outbox rows
 * are written for them: on that event each node reads them again for those who watch them there.
 */
export const createFollowers = (
  ctx: AppContext,
  watchers: Watchers,
  snapshots: Snapshots,
  deliver: (outgoing: Outgoing[]) => void,
) => {
  const followersOf = (feed: Feed): Feed[] =>
    (Object.keys(stateSources) as (keyof typeof stateSources)[]).filter((each) => stateSources[each]?.follows === feed);
  /** Brands and feeds to be read, again if something came meanwhile. */
  const due = new Map<string, { merchant: string; feed: Feed }>();
  let underWay: Promise<void> | undefined;

  const readAgain = async (topics: Topic[]) => {
    const view = await snapshots.read(topics);
    deliver(
      topics.flatMap((watch) => {
        const figure = view.figures.get(topicId(watch));
        // Such figures are a member's own; the room is the member's.
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
    /** This event was handed out. */
    after({ merchant, envelope }: Outgoing) {
      for (const feed of followersOf(envelope.feed)) due.set(`${merchant} ${feed}`, { merchant, feed });
      if (due.size > 0) underWay ??= work().finally(() => (underWay = undefined));
    },
    stop: async () => {
      due.clear();
      await underWay;
    },
  };
};

import { isEventFeed, type EventFeed } from '../../contract/feeds.ts';
import type { Feed, FeedValues, StateFeed } from '../../contract/wire.ts';
import type { Db, Tx } from '../db/database.ts';
import type { BaseContext } from '../app/base-context.ts';
import type { Viewer } from './viewer.ts';

/** A key's current value and version. */
export interface Current<F extends StateFeed> {
  key: string;
  seq: number;
  value: FeedValues[F];
}
export type Seqs = ReadonlyMap<string, number>;

type May = (viewer: Viewer, key: string) => boolean;
/** The members whose clients at this node subscribe to a key. */
export interface Attendance {
  merchant: string;
  key: string;
  members: readonly number[];
}

/** Receives who subscribes to an event feed at this node: `node` is its number since its start. */
export type Attended = (ctx: BaseContext, node: string, rooms: readonly Attendance[]) => Promise<void>;

/** A state feed. Its value and version are read from the domain's own row, in the snapshot of the given transaction. */
export interface StateSource<F extends StateFeed> {
  may: May;
  current(db: Db | Tx, merchant: string, keys: readonly string[]): Promise<Current<F>[]>;
  seqs(db: Db | Tx, merchant: string, keys: readonly string[]): Promise<Seqs>;
  /** Each event of this log changes the value of every viewer of the merchant, without an outbox row for each. */
  follows?: EventFeed;
  /** The value ticks: it is sent at most once per key and LIVE_DEFAULTS.tickingEveryMs, the newest last. */
  ticks?: boolean;
}

export const ownMember: May = ({ memberId }, key) => memberId !== undefined && key === `member:${memberId}`;
export const ownSession: May = ({ sessionId }, key) => sessionId !== undefined && key === `session:${sessionId}`;
export const ownAgent: May = ({ memberId, isAgent }, key) => isAgent === true && key === `agent:${memberId}`;
export const ownMerchant: May = ({ merchant }, key) => key === `merchant:${merchant}`;

/** An event feed. `attended` is called when who subscribes to it has changed, and now and then without a change. */
export interface EventSource {
  may: May;
  /** Events that come faster than LIVE_DEFAULTS.tickingEveryMs are written to each client together. */
  gathers?: boolean;
  attended?: Attended;
}

/** The feeds of one domain. Event feeds are read from `feed_log`, so they have only a rule for who may subscribe (W9). */
export interface FeedSet {
  readonly state?: { readonly [F in StateFeed]?: StateSource<F> };
  readonly events?: { readonly [F in EventFeed]?: EventSource };
}

/** All served feeds. The server refuses any other feed of the contract with FEED_NOT_OFFERED. */
export interface Feeds {
  /** The rule for who may subscribe to a key of this feed; undefined if the feed is not served. */
  source(feed: Feed): { may: May } | undefined;
  /** The source of a state feed; undefined for an event feed, or if the feed is not served. */
  state(feed: Feed): StateSource<StateFeed> | undefined;
  /** The state feeds that follow this log. */
  following(feed: Feed): StateFeed[];
  served(): Feed[];
  /** Whether events of this feed leave together. */
  gathers(feed: Feed): boolean;
  /** The event feeds whose domain follows who subscribes to them. */
  attended(): { feed: EventFeed; attended: Attended }[];
}

/** Registers the feeds of all domains. Throws if two domains serve one feed. */
export const createFeeds = (sets: readonly FeedSet[]): Feeds => {
  const all = new Map<Feed, { may: May; gathers?: boolean }>();
  for (const { state, events } of sets)
    for (const [feed, source] of Object.entries({ ...state, ...events }) as [Feed, { may: May; gathers?: boolean }][]) {
      if (all.has(feed)) throw new Error(`two domains serve the feed ${feed}`);
      all.set(feed, source);
    }
  const state = (feed: Feed) => (isEventFeed(feed) ? undefined : (all.get(feed) as StateSource<StateFeed> | undefined));
  return {
    source: (feed) => all.get(feed),
    state,
    following: (feed) => [...all.keys()].filter((each): each is StateFeed => state(each)?.follows === feed),
    gathers: (feed) => all.get(feed)?.gathers === true,
    served: () => [...all.keys()],
    attended: () =>
      sets.flatMap(({ events = {} }) =>
        Object.entries(events).flatMap(([feed, { attended }]) =>
          attended ? [{ feed: feed as EventFeed, attended }] : [],
        ),
      ),
  };
};

import { ownSession, type FeedSet } from '../../live/feeds.ts';

/** The end of a login session. */
export const authFeeds: FeedSet = { events: { session: { may: ownSession } } };

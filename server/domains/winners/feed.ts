import { ownMerchant, type FeedSet } from '../../live/feeds.ts';

/** The winners board. */
export const winnerFeeds: FeedSet = { events: { winners: { may: ownMerchant } } };

import { ownMerchant, type FeedSet } from '../../live/feeds.ts';
import { readSiteStatus, siteStatusSeqs } from './feeds/site-status.ts';

/** Whether the merchant's site is open. */
export const siteFeeds: FeedSet = {
  state: { siteStatus: { may: ownMerchant, current: readSiteStatus, seqs: siteStatusSeqs } },
};

import { ownMember, ownMerchant, type FeedSet } from '../../live/feeds.ts';
import { readUnread, unreadSeqs } from './feeds/unread.ts';

/** The merchant's notices, and how many of them a member has not read. */
export const noticeFeeds: FeedSet = {
  state: { unread: { may: ownMember, current: readUnread, seqs: unreadSeqs, follows: 'notices' } },
  events: { notices: { may: ownMerchant } },
};

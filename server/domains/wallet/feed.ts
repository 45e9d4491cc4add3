import { ownMember, type FeedSet } from '../../live/feeds.ts';
import { balanceSeqs, readBalances } from './feeds/balance.ts';
import { depositFeed } from './feeds/deposits.ts';

/** A member's balance, and the state of the member's deposits. */
export const walletFeeds: FeedSet = {
  state: {
    balance: { may: ownMember, current: readBalances, seqs: balanceSeqs },
    deposits: depositFeed.source,
  },
};

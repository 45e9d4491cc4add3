import { ownMember, type FeedSet } from '../../live/feeds.ts';
import { balanceSeqs, readBalances } from './feeds/balance.ts';
import { depositSeqs, readDeposits } from './feeds/deposits.ts';

/** A member's balance, and the state of the member's deposits. */
export const walletFeeds: FeedSet = {
  state: {
    balance: { may: ownMember, current: readBalances, seqs: balanceSeqs },
    deposits: { may: ownMember, current: readDeposits, seqs: depositSeqs },
  },
};

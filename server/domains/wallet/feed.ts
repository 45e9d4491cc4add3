import { ownMember, type FeedSet } from '../../live/feeds.ts';
import { balanceSeqs, readBalances } from './feeds/balance.ts';
import { fundsSeqs, ownFunds, readFunds } from './feeds/funds.ts';
import { depositFeed } from './feeds/deposits.ts';

/** A member's balance, what games stake from other wallets, and the state of the member's deposits. */
export const walletFeeds: FeedSet = {
  state: {
    balance: { may: ownMember, current: readBalances, seqs: balanceSeqs },
    funds: { may: ownFunds, current: readFunds, seqs: fundsSeqs },
    deposits: depositFeed.source,
  },
};

import type { FeedSet } from '../../live/feeds.ts';
import { jackpotSeqs, readJackpots } from './feeds/jackpot.ts';

/** What the pools show. */
export const jackpotFeeds: FeedSet = {
  state: {
    // The query reads only the merchant's pools, so the key of another merchant's pool finds no row.
    jackpot: { may: (_, key) => key.startsWith('pool:'), current: readJackpots, seqs: jackpotSeqs, ticks: true },
  },
};

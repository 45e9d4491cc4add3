import { ownSession, type FeedSet } from '../../live/feeds.ts';
import { playSeqs, readPlay } from './feeds/play.ts';
import { readRounds, roundSeqs } from './feeds/round.ts';

/** The net position of a login session (PP-10), and the rounds of games that everybody plays together. */
export const vendorFeeds: FeedSet = {
  state: {
    play: { may: ownSession, current: readPlay, seqs: playSeqs },
    // The query reads only the merchant's states, so the key of another merchant's game finds no row.
    round: { may: (_, key) => key.startsWith('round:'), current: readRounds, seqs: roundSeqs },
  },
};

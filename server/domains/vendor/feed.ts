import { ownSession, type FeedSet } from '../../live/feeds.ts';
import { playSeqs, readPlay } from './feeds/play.ts';

/** The net position of a login session (PP-10). */
export const vendorFeeds: FeedSet = { state: { play: { may: ownSession, current: readPlay, seqs: playSeqs } } };

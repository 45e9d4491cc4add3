import { ownSession, type FeedSet, type StateSource } from '../../live/feeds.ts';
import { playSeqs, readPlay } from './feeds/play.ts';
import { liveSeqs, readLive, type Published } from './feeds/live.ts';

const source = <F extends Published>(may: StateSource<F>['may']): StateSource<F> => ({
  may,
  current: readLive<F>,
  seqs: liveSeqs,
});

/** The net position of a login session (PP-10), and what vendors tell of games that players share. */
export const vendorFeeds: FeedSet = {
  state: {
    play: { may: ownSession, current: readPlay, seqs: playSeqs },
    // The query reads only the merchant's states, so the key of another merchant's game finds no row.
    round: source<'round'>((_, key) => key.startsWith('round:')),
    table: source<'table'>((_, key) => key.startsWith('table:')),
    // A member's own cards: the key names the member.
    hand: source<'hand'>(({ memberId }, key) => memberId !== undefined && key.startsWith(`hand:${memberId}-`)),
    odds: source<'odds'>((_, key) => key.startsWith('odds:')),
    line: source<'line'>((_, key) => key.startsWith('line:')),
    fixture: source<'fixture'>((_, key) => key.startsWith('fixture:')),
    slips: source<'slips'>(({ memberId }, key) => memberId !== undefined && key.startsWith(`slips:${memberId}-`)),
  },
};

import type { TimelineEntry } from '../../../contract/book-fixtures.ts';
import type { OddsState } from '../../../contract/live-odds.ts';

/** A match as it was told. */
type Known = Pick<OddsState, 'phase' | 'score'>;

/** Entries that a platform takes. */
const MAX_ENTRIES = 200;

/** The timeline after a message: its start, each score, each set or map that ended, and its end. */
export function timelineAfter(before: Known & { timeline: TimelineEntry[] }, { phase, score }: Known): TimelineEntry[] {
  const added: TimelineEntry[] = [];
  const add = (kind: TimelineEntry['kind'], side: TimelineEntry['side'], home = score.home, away = score.away): void =>
    void added.push({ kind, clock: score.clock, side, home, away });
  if (phase === 'live' && !before.timeline.some(({ kind }) => kind === 'start'))
    add('start', null, before.score.home, before.score.away);
  // Where a match consists of sets or maps, they are its scores.
  const kind = score.parts.length > 0 ? 'part' : 'score';
  if (score.home > before.score.home) add(kind, 'home', score.home, before.score.away);
  if (score.away > before.score.away) add(kind, 'away');
  if (phase === 'over' && before.phase !== 'over') add('end', null);
  return added.length === 0 ? before.timeline : [...before.timeline, ...added].slice(-MAX_ENTRIES);
}

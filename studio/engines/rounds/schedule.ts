import type { TitleFile } from '../../titles/title.ts';

export type Times = NonNullable<TitleFile['table']>;
interface Round {
  closesAtMs: number;
  drawsAtMs: number;
  /** When the next round opens. */
  nextAtMs: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Bets are taken for so long at least; a draw that is nearer is left out. */
const MIN_OPEN_MS = MINUTE_MS;

/** The times of a round that opens now: after so long, or at the next of the draws that stand in the title by the clock. */
export function timesOfRound({ openMs, drawMs, showMs, clock }: Times, nowMs: number): Round {
  const drawsAtMs = clock ? nextDraw(clock, nowMs + drawMs + MIN_OPEN_MS) : nowMs + openMs! + drawMs;
  return { closesAtMs: drawsAtMs - drawMs, drawsAtMs, nextAtMs: drawsAtMs + showMs };
}

/** The first draw at or after this time. */
function nextDraw({ at, days, gmtOffsetMinutes }: NonNullable<Times['clock']>, fromMs: number): number {
  const offsetMs = gmtOffsetMinutes * MINUTE_MS;
  const today = Math.floor((fromMs + offsetMs) / DAY_MS);
  // A week later is the same day again.
  for (let day = today; day <= today + 7; day += 1) {
    // 1 January 1970 was a Thursday.
    if (days && !days.includes((day + 4) % 7)) continue;
    for (const time of at) {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const drawMs = day * DAY_MS + (hours * 60 + minutes) * MINUTE_MS - offsetMs;
      if (drawMs >= fromMs) return drawMs;
    }
  }
  throw new Error('a clock without a draw');
}

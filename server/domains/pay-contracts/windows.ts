import type { Millis } from '../../../contract/primitives.ts';
import { REALTIME_WINDOW_MS } from '../../../contract/salary.ts';

/** Interval of settlement. */
export type Period = 'realtime' | 'hour' | 'day' | 'week' | 'halfMonth' | 'month';

/** From `startMs` until just before `endMs`. */
export interface Window {
  startMs: Millis;
  endMs: Millis;
}

const MINUTE = 60_000;
const LENGTHS = { realtime: REALTIME_WINDOW_MS, hour: 60 * MINUTE } as const;

/** Returns the window that contains an instant, aligned to the merchant's GMT offset (minutes east). */
export const windowAt = (period: Period, atMs: Millis, gmtOffsetMinutes: number): Window => {
  const offsetMs = gmtOffsetMinutes * MINUTE;
  const cut = (startMs: number, endMs: number): Window => ({ startMs: startMs - offsetMs, endMs: endMs - offsetMs });
  const localMs = atMs + offsetMs;
  if (period === 'realtime' || period === 'hour') {
    const length = LENGTHS[period];
    const startMs = Math.floor(localMs / length) * length;
    return cut(startMs, startMs + length);
  }
  const local = new Date(localMs);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const midnight = (ofMonth: number, ofDay: number) => Date.UTC(year, ofMonth, ofDay);
  switch (period) {
    case 'day':
      return cut(midnight(month, day), midnight(month, day + 1));
    case 'week': {
      const monday = day - ((local.getUTCDay() + 6) % 7);
      return cut(midnight(month, monday), midnight(month, monday + 7));
    }
    case 'halfMonth':
      return day < 16 ? cut(midnight(month, 1), midnight(month, 16)) : cut(midnight(month, 16), midnight(month + 1, 1));
    case 'month':
      return cut(midnight(month, 1), midnight(month + 1, 1));
  }
};

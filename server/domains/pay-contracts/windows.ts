import type { Millis } from '../../../contract/primitives.ts';
import { clockAt, dayBegin } from '../../../contract/time-zone.ts';
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

/**
 * Returns the window that contains an instant, by the clocks of the merchant's time zone (IANA name). A day has 23 or 25 hours where
 * summer time begins or ends.
 */
export const windowAt = (period: Period, atMs: Millis, timeZone: string): Window => {
  const localMs = clockAt(timeZone, atMs);
  if (period === 'realtime' || period === 'hour') {
    const length = LENGTHS[period];
    const startMs = atMs - (((localMs % length) + length) % length);
    return { startMs, endMs: startMs + length };
  }
  const local = new Date(localMs);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const days = (startDay: number, endDay: number, endMonth = month): Window => ({
    startMs: dayBegin(timeZone, Date.UTC(year, month, startDay)),
    endMs: dayBegin(timeZone, Date.UTC(year, endMonth, endDay)),
  });
  switch (period) {
    case 'day':
      return days(day, day + 1);
    case 'week': {
      const monday = day - ((local.getUTCDay() + 6) % 7);
      return days(monday, monday + 7);
    }
    case 'halfMonth':
      return day < 16 ? days(1, 16) : days(16, 1, month + 1);
    case 'month':
      return days(1, 1, month + 1);
  }
};

import { clockAt } from '../../../contract/time-zone.ts';
import { formatter } from './time.ts';

const DAY_MS = 86_400_000;

/** `21 Nov 2026, 14:05 – 14:10` in a time zone; of whole days the days alone, `16 – 30 Nov 2026`. */
export const formatWindow = (startMs: number, endMs: number, timeZone: string, locale: string): string => {
  const isDays = endMs > startMs && [startMs, endMs].every((ms) => clockAt(timeZone, ms) % DAY_MS === 0);
  return isDays
    ? formatter(locale, { dateStyle: 'medium', timeZone }).formatRange(startMs, endMs - 1)
    : formatter(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).formatRange(startMs, endMs);
};

/** `21 Nov 2026, 14:05` in a time zone: when a window began. */
export const formatWindowStart = (startMs: number, timeZone: string, locale: string): string =>
  formatter(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(startMs);

/** `21 Nov` in a time zone. */
export const formatDayThere = (atMs: number, timeZone: string, locale: string): string =>
  formatter(locale, { day: 'numeric', month: 'short', timeZone }).format(atMs);

/** `14:05:09` in a time zone. */
export const formatSecond = (atMs: number, timeZone: string, locale: string): string =>
  formatter(locale, { timeStyle: 'medium', timeZone }).format(atMs);

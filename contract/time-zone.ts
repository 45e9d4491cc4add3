import { tzOffset } from '@date-fns/tz/tzOffset';
import * as z from 'zod/mini';
import type { Millis } from './primitives.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Minutes east of UTC in a time zone (IANA name) at an instant. */
export const offsetAt = (timeZone: string, atMs: Millis): number => tzOffset(timeZone, new Date(atMs));

/** An instant by the clocks of a time zone, as milliseconds that read so in UTC. */
export const clockAt = (timeZone: string, atMs: Millis): number => atMs + offsetAt(timeZone, atMs) * MINUTE;

/** The date (yyyy-MM-dd) at an instant in a time zone. */
export const dayAt = (timeZone: string, atMs: Millis): string =>
  new Date(clockAt(timeZone, atMs)).toISOString().slice(0, 10);

/**
 * The first instant of a day in a time zone; the day by its midnight in UTC. Where summer time skips midnight or repeats it, the
 * day still begins once. The same as `day_begin` in the database.
 */
export const dayBegin = (timeZone: string, midnightMs: number): Millis => {
  const near = midnightMs - offsetAt(timeZone, midnightMs) * MINUTE;
  const [before, after] = [-3 * HOUR, 3 * HOUR].map((by) => offsetAt(timeZone, near + by)) as [number, number];
  const [early, late] = [midnightMs - before * MINUTE, midnightMs - after * MINUTE];
  if (offsetAt(timeZone, early) === before) return early;
  return offsetAt(timeZone, late) === after ? late : early;
};

const isKnown = (name: string): boolean => !Number.isNaN(offsetAt(name, 0));
/** Clocks that change by half an hour would cut hours of pay in two. */
const changesByHours = (name: string): boolean => {
  const year = new Date().getUTCFullYear();
  const [winter, summer] = [0, 6].map((month) => offsetAt(name, Date.UTC(year, month, 1))) as [number, number];
  return (summer - winter) % 60 === 0;
};

/** SYS-06: the IANA name of a time zone, `Europe/Berlin`. */
export const TimeZone = z
  .string()
  .check(
    z.maxLength(64),
    z.regex(/^(UTC|[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/),
    z.refine(isKnown, { error: 'no time zone has this name', abort: true }),
    z.refine(changesByHours, { error: 'its summer time is not a whole hour' }),
  );

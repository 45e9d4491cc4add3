import * as z from 'zod/mini';

/** PostgreSQL has no year 0, and the period before a period must not reach it. No record is older. */
export const FIRST_DAY = '1970-01-01';

/** A day of the calendar: `2026-11-23`. */
export const Day = z.iso
  .date()
  .check(z.refine((day) => day >= FIRST_DAY, { error: `a day is not before ${FIRST_DAY}` }));

const DAY_MS = 86_400_000;

/** The day that is so many days after another; before it with a number below zero. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

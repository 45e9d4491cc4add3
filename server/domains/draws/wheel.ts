import type { WheelTerms } from '../../../contract/draws-operator.ts';
import { ODDS_SUM, type Attempts } from '../../../contract/draws.ts';
import { clockAt, dayBegin } from '../../../contract/time-zone.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The odds of the segments when some prizes are gone: those have none, and what they had belongs to what is given instead. Millionths;
 * the sum stays.
 */
export const effectiveOdds = (stated: readonly number[], gone: ReadonlySet<number>) => ({
  odds: stated.map((odds, place) => (gone.has(place) ? 0 : odds)),
  instead: stated.reduce((sum, odds, place) => sum + (gone.has(place) ? odds : 0), 0),
});

/** The place of the segment to which a number from 0 to 999,999 belongs. */
export const segmentAt = (stated: readonly number[], drawn: number): number => {
  let end = 0;
  const place = stated.findIndex((odds) => drawn < (end += odds));
  if (place < 0) throw new RangeError(`the odds sum to ${end}, not to ${ODDS_SUM}`);
  return place;
};

/** Names the odds that a page shows: the terms, and which prizes are gone. */
export const oddsKeyOf = (termsVersion: number, gone: ReadonlySet<number>): string =>
  [termsVersion, ...[...gone].sort((one, other) => one - other)].join('.');

/** The first instant of the day after this one in a time zone. */
export const nextMidnight = (timeZone: string, nowMs: number): number => {
  const clock = clockAt(timeZone, nowMs);
  return dayBegin(timeZone, clock - (((clock % DAY_MS) + DAY_MS) % DAY_MS) + DAY_MS);
};

/** When a member who spins now can spin again; null: never. The zone is that of the rule's days. */
export const nextAttempt = (attempts: Attempts, nowMs: number, timeZone: string): number | null => {
  switch (attempts.by) {
    case 'pause':
      return nowMs + attempts.hours * HOUR_MS;
    case 'day':
      return nextMidnight(timeZone, nowMs);
    case 'once':
      return null;
  }
};

/** Whether the next turn is later, or never. */
export const wheelWaits = (nextAtMs: number | null, nowMs: number): 'waits' | 'used' | undefined => {
  if (nextAtMs === null) return 'used';
  return nextAtMs > nowMs ? 'waits' : undefined;
};

/** What a member lacks for a spin. */
export const wheelLacks = (
  { points, stake }: Pick<WheelTerms, 'points' | 'stake'>,
  own: { points: number; stake: number },
): 'needs_stake' | 'needs_points' | undefined => {
  if (own.stake < stake) return 'needs_stake';
  return own.points < points ? 'needs_points' : undefined;
};

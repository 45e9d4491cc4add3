import type { PayContract } from '../../../contract/contracts.ts';
import type { PayKind } from '../../../contract/pay-terms.ts';
import type { Millis } from '../../../contract/primitives.ts';
import { REALTIME_WINDOW_MS } from '../../../contract/salary.ts';
import { clockAt, dayBegin } from '../../../contract/time-zone.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Start of the five-minute window that contains an instant. It is the same in every time zone. */
export const windowStart = (atMs: Millis): Millis => Math.floor(atMs / REALTIME_WINDOW_MS) * REALTIME_WINDOW_MS;

export type EndChoice = 'window' | 'hour' | 'day' | 'week' | 'next';
export type EndTimes = { window: Millis } & Partial<Record<EndChoice, Millis>>;

/** The ends of a running window and of the next, as the server said. */
interface Ends {
  windowEndMs: Millis;
  nextWindowEndMs: Millis;
}

/**
 * When a contract can end: with the running window, or later: an hour after it or with the merchant's day (real time), with the
 * day (hours), a week after it (days), with the next window (dividends, whose windows only the server knows).
 */
export const endTimes = (
  windowStartMs: Millis,
  timeZone: string,
  kind: PayKind = 'realtime',
  { windowEndMs, nextWindowEndMs }: Ends = { windowEndMs: 0, nextWindowEndMs: 0 },
): EndTimes => {
  const localMs = clockAt(timeZone, windowStartMs);
  const midnightMs = Math.floor(localMs / DAY) * DAY + DAY;
  const day = dayBegin(timeZone, midnightMs);
  switch (kind) {
    case 'realtime': {
      const window = windowStartMs + REALTIME_WINDOW_MS;
      return { window, hour: window + HOUR, day };
    }
    case 'hour':
      return { window: windowStartMs - (localMs % HOUR) + HOUR, day };
    case 'day':
      return { window: day, week: dayBegin(timeZone, midnightMs + 7 * DAY) };
    case 'dividend':
      return windowEndMs > windowStartMs ? { window: windowEndMs, next: nextWindowEndMs } : { window: nextWindowEndMs };
  }
};

/** The version that decides pay now. Before the server's clock is known, the active one. */
export const inForce = (versions: readonly PayContract[], nowMs: Millis | null): PayContract | null =>
  versions.find(({ fromMs, untilMs, state }) => {
    if (fromMs === null) return false;
    if (nowMs === null) return state === 'active' || state === 'ending';
    return fromMs <= nowMs && (untilMs === null || untilMs > nowMs);
  }) ?? null;

/** The version agreed on last, or the one in force until its agreed end. */
export const agreedOn = (versions: readonly PayContract[], nowMs: Millis | null): PayContract | null =>
  versions.find(({ state }) => state === 'active' || state === 'ending') ?? inForce(versions, nowMs);

/** Agreed on by both sides, and in force from a later window. */
export const isComing = ({ fromMs }: PayContract, nowMs: Millis | null): boolean =>
  fromMs !== null && nowMs !== null && fromMs > nowMs;

/** Both sides agreed on it, but another version replaced it before it began. */
export const neverBegan = ({ fromMs, untilMs }: PayContract): boolean => fromMs !== null && fromMs === untilMs;

/** The last version before this one that was agreed on and in force: the base of comparison for its terms. */
export const agreedBefore = (versions: readonly PayContract[], { version }: PayContract): PayContract | null =>
  versions
    .filter((each) => each.version < version && each.fromMs !== null && !neverBegan(each))
    .sort((a, b) => b.version - a.version)[0] ?? null;

import type { PayContract } from '../../../contract/contracts.ts';
import type { Millis } from '../../../contract/primitives.ts';
import { REALTIME_WINDOW_MS } from '../../../contract/salary.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const cut = (length: number, atMs: Millis, gmtOffsetMinutes: number): Millis => {
  const offsetMs = gmtOffsetMinutes * MINUTE;
  return Math.floor((atMs + offsetMs) / length) * length - offsetMs;
};

/** Start of the window in which an instant lies, cut in the brand's GMT offset. */
export const windowStart = (atMs: Millis, gmtOffsetMinutes: number): Millis =>
  cut(REALTIME_WINDOW_MS, atMs, gmtOffsetMinutes);

export const END_CHOICES = ['window', 'hour', 'day'] as const;
export type EndChoice = (typeof END_CHOICES)[number];

/** When a contract may end: with the running window, an hour after that, or with the brand's day. */
export const endTimes = (windowStartMs: Millis, gmtOffsetMinutes: number): Record<EndChoice, Millis> => ({
  window: windowStartMs + REALTIME_WINDOW_MS,
  hour: windowStartMs + REALTIME_WINDOW_MS + HOUR,
  day: cut(DAY, windowStartMs, gmtOffsetMinutes) + DAY,
});

/** The version under which pay is reckoned now; before the server's clock is known, the one agreed on. */
export const inForce = (versions: readonly PayContract[], nowMs: Millis | null): PayContract | null =>
  versions.find(({ fromMs, untilMs, state }) => {
    if (fromMs === null) return false;
    if (nowMs === null) return state === 'active' || state === 'ending';
    return fromMs <= nowMs && (untilMs === null || untilMs > nowMs);
  }) ?? null;

/** What two sides agreed on last, or what holds until the end that they agreed on. */
export const agreedOn = (versions: readonly PayContract[], nowMs: Millis | null): PayContract | null =>
  versions.find(({ state }) => state === 'active' || state === 'ending') ?? inForce(versions, nowMs);

/** Agreed on by both sides, and to hold from a later window on. */
export const isComing = ({ fromMs }: PayContract, nowMs: Millis | null): boolean =>
  fromMs !== null && nowMs !== null && fromMs > nowMs;

/** Both sides agreed on it, but another one took its place before it began. */
export const neverBegan = ({ fromMs, untilMs }: PayContract): boolean => fromMs !== null && fromMs === untilMs;

/** The last version before this one that was agreed on and held, or holds yet: what its terms are measured against. */
export const agreedBefore = (versions: readonly PayContract[], { version }: PayContract): PayContract | null =>
  versions
    .filter((each) => each.version < version && each.fromMs !== null && !neverBegan(each))
    .sort((a, b) => b.version - a.version)[0] ?? null;

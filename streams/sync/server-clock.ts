import type { Millis } from '../../contract/primitives.ts';

/** Something that told the server's time: `at` on its clock, the others on ours. */
export interface Sighting {
  at: Millis;
  receivedAtMs: Millis;
  /** Present if it answered a question of ours, asked at that time. */
  sentAtMs?: Millis;
}

/** An estimate of the server's clock: `offsetMs` added to ours gives it. */
export interface ServerClock {
  offsetMs: number;
  sightedAtMs: Millis;
}

/** How fast two quartz clocks may part; the estimate yields by this much, so that it can follow a clock that gains. */
const DRIFT = 200 / 1_000_000;

/**
 * The estimate after one more sighting. A message takes time to arrive, never less than none: so each sighting bounds the
 * offset from below, and a late one, however late, cannot make old news look new. A round trip bounds it from above as well:
 * where that contradicts the estimate, our own clock was set, and the estimate begins anew.
 */
export function sighted(clock: ServerClock | null, { at, receivedAtMs, sentAtMs }: Sighting): ServerClock {
  const atLeast = at - receivedAtMs;
  if (!clock) return { offsetMs: atLeast, sightedAtMs: receivedAtMs };
  const yielded = clock.offsetMs - Math.max(0, receivedAtMs - clock.sightedAtMs) * DRIFT;
  const contradicted = sentAtMs !== undefined && yielded > at - sentAtMs;
  return { offsetMs: contradicted ? atLeast : Math.max(atLeast, yielded), sightedAtMs: receivedAtMs };
}

/** How long ago, by the server's clock, it was `at` there. */
export const ageOf = (at: Millis, clock: ServerClock, nowMs: Millis): number => nowMs + clock.offsetMs - at;

import type { Millis } from '../../contract/primitives.ts';

/** A message with the server's time: `at` by the server's clock, the other fields by the client's. */
export interface Sighting {
  at: Millis;
  receivedAtMs: Millis;
  /** When the client sent the request; present if the message answers one. */
  sentAtMs?: Millis;
}

/** An estimate of the server's clock: the client's clock plus `offsetMs`. */
export interface ServerClock {
  offsetMs: number;
  sightedAtMs: Millis;
}

/**
 * The largest assumed drift between two quartz clocks. The estimate yields by this rate, so that it can follow a clock that
 * gains.
 */
const DRIFT = 200 / 1_000_000;

/**
 * Returns the estimate after one more sighting. A message never arrives before it was sent, so each sighting bounds the offset
 * from below, and a late message cannot make old values look new. A round trip also bounds it from above. Where that contradicts
 * the estimate, the client's clock was set, and the estimate starts again.
 */
export function sighted(clock: ServerClock | null, { at, receivedAtMs, sentAtMs }: Sighting): ServerClock {
  const atLeast = at - receivedAtMs;
  if (!clock) return { offsetMs: atLeast, sightedAtMs: receivedAtMs };
  const yielded = clock.offsetMs - Math.max(0, receivedAtMs - clock.sightedAtMs) * DRIFT;
  const contradicted = sentAtMs !== undefined && yielded > at - sentAtMs;
  return { offsetMs: contradicted ? atLeast : Math.max(atLeast, yielded), sightedAtMs: receivedAtMs };
}

/** The age of the server time `at`, by the server's clock. */
export const ageOf = (at: Millis, clock: ServerClock, nowMs: Millis): number => nowMs + clock.offsetMs - at;

import { profile } from '../../support/profile.ts';
import { evaluate, type Verdict } from './oracle.ts';
import type { Observation } from './messages.ts';
import type { Brand } from './world.ts';

/** The time limit for opening a whole crowd on a busy machine; not a guarantee of the product. */
export const OPEN_WITHIN_MS = 120_000;
/** After the load stops, all clients must be current within this time. */
export const RIGHT_WITHIN_MS = profile.within(5_000);
/**
 * The maximum time a value may be shown as live after its successor; the same in both profiles, because the controls rely on it.
 */
export const STALE_MS = 10_000;

export interface Judged {
  verdict: Verdict;
  seen: Observation[];
  /** The longest stall of the client processes, during which they cannot mark a value as stale. */
  stallMs: number;
}

/**
 * The oracle's verdict on a merchant's clients, or on the given ones; they must be current within the limit after the load
 * stops.
 */
export const judged = async (
  brand: Brand,
  quietAtMs: number,
  only: readonly number[] = brand.plans.map(({ client }) => client),
  rightWithinMs: number = RIGHT_WITHIN_MS,
  fromMs = -Infinity,
): Promise<Judged> => {
  const { seen: all, stallMs } = await brand.crowd.collect();
  const untilMs = Date.now();
  const wanted = new Set(only);
  const seen = all.filter(({ client }) => wanted.has(client));
  const verdict = evaluate({
    seen,
    truth: await brand.truth(),
    memberOf: brand.memberOf,
    quietAtMs,
    untilMs,
    rightWithinMs,
    staleMs: STALE_MS + stallMs,
    fromMs,
  });
  return { verdict, seen, stallMs };
};

import { profile } from '../../support/profile.ts';
import type { Crowd } from '../../clients/support/crowd.ts';
import { evaluate, type Verdict } from '../../clients/support/oracle.ts';
import type { Observation } from '../../clients/support/messages.ts';
import type { TestCluster } from './cluster.ts';

/** After the load stops, all pages must be current within this time, milliseconds. */
export const RIGHT_WITHIN_MS = profile.within(5_000);
/**
 * The maximum time a value may be shown as live after its successor; the same in both profiles, because the control relies on
 * it.
 */
export const STALE_MS = 10_000;

/** What these pages showed so far, and the oracle's verdict. */
export const verdictOn = async (
  cluster: TestCluster,
  crowd: Crowd,
  clients: readonly number[],
  quietAtMs: number,
): Promise<{ verdict: Verdict; seen: Observation[]; stallMs: number }> => {
  const { seen: all, stallMs } = await crowd.collect();
  const untilMs = Date.now();
  const seen = all.filter(({ client }) => clients.includes(client));
  const verdict = evaluate({
    seen,
    truth: await cluster.truth(),
    memberOf: cluster.memberOf,
    quietAtMs,
    untilMs,
    rightWithinMs: RIGHT_WITHIN_MS,
    // During a stall of their own process, pages cannot mark a value as stale.
    staleMs: STALE_MS + stallMs,
  });
  return { verdict, seen, stallMs };
};

import { profile } from '../../support/profile.ts';
import { judge, type Verdict } from './oracle.ts';
import type { Seen } from './words.ts';
import type { Brand } from './world.ts';

/** A whole crowd has opened by then, however busy the machine; no promise of the product. */
export const OPEN_WITHIN_MS = 120_000;
/** After quiet everybody is right within this. */
export const RIGHT_WITHIN_MS = profile.within(5_000);
/** A figure may not be shown as live for longer after its successor; the same in both profiles, the controls rest on it. */
export const STALE_MS = 10_000;

export interface Judged {
  verdict: Verdict;
  seen: Seen[];
  /** How long at most the clients' process stood still: for so long nobody can have said that a figure is stale. */
  stallMs: number;
}

/** What the oracle says of a brand's clients, or of these, from then up to now; they are to be right so long after quiet. */
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
  const verdict = judge({
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

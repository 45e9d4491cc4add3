import { JACKPOT } from './game.ts';

/** A pool's own parameters, as the platform answers them. Money in minor units, shares in millionths of the stake. */
export interface PoolTerms {
  contributionMicro: number;
  seed: { min: number; max: number };
  /** The reserve never pays a seed that is larger than this: those are the house's. */
  reserveBound: number;
}

/** What the jackpot adds to the return at every stake, in millionths. */
export interface JackpotShare {
  /** Paid back of what players put in. */
  contributions: number;
  /** Paid by the house's seeds: on average over many wins, and at least after each. */
  seedOnAverage: number;
  seedAtLeast: number;
}

/**
 * From the pool's parameters alone. A new pool starts evenly drawn between its bounds. A seed that the reserve could pay is
 * counted as players' money, so that the stated return is never above the true one; what the operator adds besides is not in it.
 */
export function jackpotShare({ contributionMicro, seed, reserveBound }: PoolTerms): JackpotShare {
  const least = Math.max(seed.min, reserveBound + 1);
  const draws = seed.max - seed.min + 1;
  const ofTheHouse = Math.max(0, seed.max - least + 1);
  const perWin = ((least + seed.max) / 2) * (ofTheHouse / draws);
  return {
    contributions: contributionMicro,
    seedOnAverage: Math.round((perWin * 1_000_000) / JACKPOT.odds),
    seedAtLeast: reserveBound < seed.min ? Math.round((seed.min * 1_000_000) / JACKPOT.odds) : 0,
  };
}

/** A pool's parameters, as received from the platform. Money in minor units, shares in millionths of the stake. */
export interface PoolTerms {
  contributionMicro: number;
  seed: { min: number; max: number };
  /** The reserve never pays a seed larger than this; the house does. */
  reserveBound: number;
}

/** What the jackpot adds to the return at every stake, in millionths. */
export interface PoolShare {
  /** The part that returns players' contributions. */
  contributions: number;
  /** The part from the house's seeds: the average over many wins, and the minimum after each. */
  seedOnAverage: number;
  seedAtLeast: number;
}

/**
 * Calculates the share from the pool's parameters and its odds (a bet wins it with probability stake / odds). A new pool starts evenly drawn between its bounds. A seed that the
 * reserve can pay counts as players' money, so that the stated return is never above the true one. Excludes further funding
 * by the operator.
 */
export function poolShare({ contributionMicro, seed, reserveBound }: PoolTerms, odds: number): PoolShare {
  const min = Math.max(seed.min, reserveBound + 1);
  const draws = seed.max - seed.min + 1;
  const ofTheHouse = Math.max(0, seed.max - min + 1);
  const perWin = ((min + seed.max) / 2) * (ofTheHouse / draws);
  return {
    contributions: contributionMicro,
    seedOnAverage: Math.round((perWin * 1_000_000) / odds),
    seedAtLeast: reserveBound < seed.min ? Math.round((seed.min * 1_000_000) / odds) : 0,
  };
}

/** The total return in millionths: the game's own plus what the pool's parameters add. */
export const totalRtp = (gameRtp: number, { contributions, seedOnAverage }: PoolShare): number =>
  gameRtp + contributions + seedOnAverage;

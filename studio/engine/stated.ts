/**
 * What the pay table says, in millionths where not told otherwise. `figures()` derives each by full enumeration and a
 * test holds the two together: a change of strips or pays that is not stated here does not pass.
 */
export const STATED = {
  /** Returned by the paid spin, by its free spins, and by both. */
  baseRtp: 756_645,
  freeRtp: 187_206,
  gameRtp: 943_851,
  /** Given back through the pool by the players' own contributions. */
  jackpotContributionRtp: 10_000,
  /** Added by the house's seed of each new pool (1,000,000 to 10,000,000 minor units): at least, and on average. */
  jackpotSeedRtpAtLeast: 2_000,
  jackpotSeedRtpOnAverage: 11_000,
  hitRate: 289_308,
  featureRate: 8_560,
  /** Standard deviation of a round's return, in millionths of the stake. */
  deviation: 4_080_419,
  /** The largest round without the jackpot, in whole stakes. */
  maxWinStakes: 24_800,
} as const;

/** How each new pool is seeded by the house, in minor units; the platform answers the bounds in force. */
export const JACKPOT_SEED = { min: 1_000_000, max: 10_000_000 } as const;

/** All of it together: what the pay table states as the return of the game. */
export const TOTAL_RTP = STATED.gameRtp + STATED.jackpotContributionRtp + STATED.jackpotSeedRtpOnAverage;

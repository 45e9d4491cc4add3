import type { JackpotShare } from './jackpot.ts';

/**
 * What the pay table says, in millionths where not told otherwise. `figures()` derives each by full enumeration and a
 * test holds the two together: a change of strips or pays that is not stated here does not pass.
 */
export const STATED = {
  /** Returned by the paid spin, by its free spins, and by both. */
  baseRtp: 756_645,
  freeRtp: 187_206,
  gameRtp: 943_851,
  hitRate: 289_308,
  featureRate: 8_560,
  /** Standard deviation of a round's return, in millionths of the stake. */
  deviation: 4_080_419,
  /** The largest round without the jackpot, in whole stakes. */
  maxWinStakes: 24_800,
} as const;

/** All of it together: the game's own return and what the pool's parameters add. */
export const totalRtp = ({ contributions, seedOnAverage }: JackpotShare): number =>
  STATED.gameRtp + contributions + seedOnAverage;

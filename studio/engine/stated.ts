import type { JackpotShare } from './jackpot.ts';

/**
 * Figures of the pay table, in millionths unless stated otherwise. `figures()` derives each by full enumeration, and a
 * test compares the two, so that strips or pays cannot change without this table.
 */
export const STATED = {
  /** Return of the paid spin, of its free spins, and of both. */
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

/** The total return: the game's own plus what the pool's parameters add. */
export const totalRtp = ({ contributions, seedOnAverage }: JackpotShare): number =>
  STATED.gameRtp + contributions + seedOnAverage;

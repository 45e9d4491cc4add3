import type { Model } from '../model.ts';
import { FIVE_BY_FOUR } from './lines.ts';

/** For titles with a pool, which adds to the return. Twenty-five lines on four rows, stacked symbols: low volatility. */
export const crown: Model = {
  rows: 4,
  units: 25,
  symbols: {
    H: 'high1',
    I: 'high2',
    J: 'high3',
    a: 'low1',
    b: 'low2',
    c: 'low3',
    d: 'low4',
    W: 'wild',
    S: 'scatter',
  },
  reels: [
    'dJJdcddaaabdccIIaIIbcdcbbbHHHcaSJJ',
    'dccaHHHdbIIbbaIIbaJJWbcdaccdaJJddSc',
    'baddSbcbaIIdJJabbdWccdJJcHHHIIacdca',
    'dHHHabdaccJJacJJbddIIbcadWcIIcabdbS',
    'dccJJIIbcdIIaaHHHbbbadaddacJJdbccS',
  ],
  lines: FIVE_BY_FOUR.slice(0, 25),
  pays: {
    high1: [0, 0, 62, 185, 780],
    high2: [0, 0, 47, 125, 470],
    high3: [0, 0, 37, 94, 310],
    low1: [0, 0, 16, 37, 125],
    low2: [0, 0, 16, 37, 125],
    low3: [0, 0, 12, 31, 94],
    low4: [0, 0, 12, 31, 94],
  },
  wild: 'wild',
  scatter: {
    symbol: 'scatter',
    spins: {
      '3': 6,
      '4': 10,
      '5': 16,
    },
  },
  free: {
    reels: [
      'dHHHabcHHHdcScbIIdIIdbbJJaaccdaJJ',
      'HHHabcbabacdcdIIHHHacbWdJJdIIcJJdS',
      'addcdHHHdHHHccJJWcabSdIIbbaJJacIIb',
      'HHHacdHHHJJddcIIddaabccbWcIIbJJbSa',
      'aHHHdccIIcddHHHJJbbJJdIIbdaScaabc',
    ],
    multiplier: 1,
    spins: {
      '3': 6,
      '4': 8,
      '5': 10,
    },
    limit: 30,
  },
};

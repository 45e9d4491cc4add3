import type { Model } from '../model.ts';

/** Serpent Ways: low volatility. No wilds, reels of 3 to 6 symbols, frequent free spins on taller reels, no multiplier. */
export const serpent: Model = {
  units: 50,
  symbols: {
    H: 'high1',
    I: 'high2',
    J: 'high3',
    K: 'high4',
    a: 'low1',
    b: 'low2',
    c: 'low3',
    S: 'scatter',
  },
  reels: [
    'HaabbIccJJaaIIccHaaKKKKIIHbbbbJJSbbaacccSccHKKJ',
    'JcHKKbbaaHKKIIaaccbbIIccHHbbaaccJJccKKbbSJJaaI',
    'JJccKKJbbccHaaHHIIKKccbbbbHIIJJcKKaaccIaabbaaS',
    'ccIccaaccSKKJIIbbHbbKKbbaaHcaaccIIKKHaabbHJJJJ',
    'HIKKaabbIIbbHccJJJJHHaabbKKKKJccccaabbSIIcccaa',
    'aaHccHIIIIbbHbbKKccbbccaaKKJSKKccHbbcJJaaIaaJJ',
  ],
  heights: {
    '3': 3,
    '4': 4,
    '5': 2,
    '6': 1,
  },
  pays: {
    high1: [0, 0, 11, 20, 38, 78],
    high2: [0, 0, 7, 13, 25, 51],
    high3: [0, 0, 6, 11, 20, 38],
    high4: [0, 0, 5, 8, 16, 31],
    low1: [0, 0, 2, 5, 11, 20],
    low2: [0, 0, 2, 5, 11, 20],
    low3: [0, 0, 2, 4, 7, 16],
  },
  scatter: {
    symbol: 'scatter',
    spins: {
      '3': 6,
      '4': 8,
      '5': 12,
      '6': 20,
    },
  },
  multiplier: {
    start: 1,
    step: 0,
  },
  free: {
    reels: [
      'ccbbIIbbaaHbbccHIIIJJKKaaKKKKcHaaJJccbbSJaaHcc',
      'bbHccKKaaIJHaaHKKccHaaKKccSbbJJaaccbbcIIbbJJII',
      'HbbJSaaHaaKKJJbbHaaKKccKKJJIccaaccHIIbbcccIIbb',
      'bbaaSIKKbbIIccccaaKKccHIIKKccbbcaaHHJJJJHJaabb',
      'cKKbbaaKKaaJJHbbHIccHccbbIIJJKKSHccaaaabbJccII',
      'KKccHccHbbJbbHJJccaacaaSJJccbbIIIHaaKKKKIIbbaa',
    ],
    heights: {
      '4': 4,
      '5': 3,
      '6': 2,
      '7': 1,
    },
    multiplier: {
      start: 1,
      step: 0,
      persists: false,
    },
    spins: {
      '3': 3,
      '4': 6,
      '5': 10,
      '6': 15,
    },
    limit: 40,
  },
  cap: 1500,
};

import type { Model } from '../model.ts';

/** Twin Dragon Ways: high volatility. In free spins, the multiplier rises with each paying drop and never falls. */
export const twin: Model = {
  units: 50,
  symbols: {
    H: 'high1',
    I: 'high2',
    J: 'high3',
    K: 'high4',
    a: 'low1',
    b: 'low2',
    c: 'low3',
    d: 'low4',
    e: 'low5',
    W: 'wild',
    S: 'scatter',
  },
  reels: [
    'IIaaaaHeeSeeccJJddbbdddddbbIIKKcbbKKccJJccKaaSeeeeH',
    'KKbbbbddSddccJJaaIISdddaaKKIIeeeeWeeaaKeeccHbbJJHccc',
    'bbdddIIccSbbaaWJJKKKHeeSKKeebbaaeecddaaJJccHddccIIee',
    'IIdccaaIIJJaaddSddddeebbKKbbccHeeHSeecWcceeJJaabbKKK',
    'ccbbaaKKddddKKaadbbeeccKHIIIIJJeecWeeSeeaaHbbJJddScc',
    'bbdeeIIWddeeddbbaaKKHSbbIIddaaKcccKKSeeccccJJeeJJHaa',
  ],
  heights: {
    '2': 3,
    '3': 4,
    '4': 5,
    '5': 4,
    '6': 3,
    '7': 2,
  },
  pays: {
    high1: [0, 16, 49, 130, 325, 813],
    high2: [0, 0, 13, 24, 49, 98],
    high3: [0, 0, 10, 20, 41, 81],
    high4: [0, 0, 8, 15, 29, 65],
    low1: [0, 0, 5, 10, 16, 41],
    low2: [0, 0, 5, 10, 16, 41],
    low3: [0, 0, 3, 7, 13, 26],
    low4: [0, 0, 3, 7, 13, 26],
    low5: [0, 0, 3, 5, 10, 20],
  },
  wild: {
    symbol: 'wild',
    counts: 1,
  },
  scatter: {
    symbol: 'scatter',
    spins: {
      '4': 12,
      '5': 15,
      '6': 20,
    },
  },
  multiplier: {
    start: 1,
    step: 0,
  },
  free: {
    reels: [
      'ddeecbbJJccHbbaaddIISKKeeHbbIIKKKddeeccJJdaaeeccaa',
      'eeKKeeWHHeeSbbbbccKbbcaaKKdddJJJJaaddddcceeIIIIaacc',
      'ccKKHHdeeIISJJbbbbeeaaKIIaabbeeccaaddJJKKccceeWdddd',
      'aaIIHddccSdWccHKKKccbbaacddKKbbeeJJIIeeeeaabbddeeJJ',
      'WaabbbbccHKddeeddIIccKKccJJeecddaaaaeeKKSeeJJbbHdII',
      'dKHbbbbaaJJHddccaaaaeeIIbbcSKKJJccddcceeIIeeKKddWee',
    ],
    heights: {
      '2': 3,
      '3': 4,
      '4': 5,
      '5': 4,
      '6': 3,
      '7': 2,
    },
    multiplier: {
      start: 1,
      step: 1,
      persists: true,
    },
    spins: {
      '3': 4,
      '4': 8,
      '5': 10,
      '6': 12,
    },
    limit: 60,
  },
  cap: 6000,
};

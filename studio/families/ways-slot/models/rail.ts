import type { Model } from '../model.ts';

/** Rail Ways: medium volatility with long ways. Each wild counts as two symbols; free spins raise the multiplier. */
export const rail: Model = {
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
    W: 'wild',
    S: 'scatter',
  },
  reels: [
    'ddJJbbaHddKKccKccbbccHIKKbbddJJaaabbHdSIIddccaaa',
    'aHbbddKKddJJccHbbJJbbccaaaddWKKccdHIaaaKddIIbbWccS',
    'KKKKJJdddccabbddSWddHddccHaaaccJJaaaccbbHIWbbIIbbK',
    'addJJaaaaaaHccKddccbbbbKKJJddWbbHWccddIdccKKbbHSII',
    'aaaaWKKddIIbbJJccbbWJJHddddHKccIccSbbHccbbddaaaKKd',
    'dccHWccddHbbddddKKaaaKIKKSabbbbccWJJbbccHaaaddJJII',
  ],
  heights: {
    '2': 4,
    '3': 5,
    '4': 5,
    '5': 3,
    '6': 2,
    '7': 1,
  },
  pays: {
    high1: [0, 0, 8, 20, 50, 151],
    high2: [0, 0, 5, 12, 25, 60],
    high3: [0, 0, 4, 8, 15, 41],
    high4: [0, 0, 3, 6, 12, 30],
    low1: [0, 0, 2, 3, 5, 12],
    low2: [0, 0, 2, 3, 5, 10],
    low3: [0, 0, 1, 2, 4, 8],
    low4: [0, 0, 1, 2, 3, 6],
  },
  wild: {
    symbol: 'wild',
    counts: 2,
  },
  scatter: {
    symbol: 'scatter',
    spins: {
      '3': 6,
      '4': 10,
      '5': 14,
      '6': 20,
    },
  },
  multiplier: {
    start: 1,
    step: 0,
  },
  free: {
    reels: [
      'dddKKaaaSaccaaaIIIbbKccKKccddHbbddbbddJJHccJJHbb',
      'HIbbddccdKKSIIccWJJKKKJJbbaddaaaaaaddbbHccHddbbWcc',
      'HaaaddKJJccddccIIbbddWaKKaaaJJddbbWbbKKHIHdccccbbS',
      'JJddbbIIbbJJccWKKKddbbccHaccbbSWdHccaaaddIHddaaaKK',
      'bbaaaKccHKKaWHSccbbIIccHdJJWbbJJddIbbaaaKKccdddddd',
      'HccbbddddKKWccbbddJJdJJKWIIddaaaHbbbbaaaccSKKccIaH',
    ],
    heights: {
      '2': 4,
      '3': 5,
      '4': 5,
      '5': 3,
      '6': 2,
      '7': 1,
    },
    multiplier: {
      start: 1,
      step: 1,
      persists: true,
    },
    spins: {
      '3': 4,
      '4': 6,
      '5': 8,
      '6': 10,
    },
    limit: 40,
  },
  cap: 4000,
};

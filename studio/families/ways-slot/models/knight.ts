import type { Model } from '../model.ts';

/** Knight Ways: medium volatility, five reels. Each drop raises the multiplier, in paid spins too. */
export const knight: Model = {
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
    'ccddbJccSccKKbbJJJJHKccbbIIaaaddddddKKaaIIaaHHbb',
    'KKbbKaaIIHHddaccccIIbbddWSHddJJJJbbKKaaccddbJaacc',
    'bbIIKKHabbKKccJJddbbWddccccbaaIIJJHHaaKccaaJSdddd',
    'HHWJJIIddddaKJKKSbbbaabbKKJJddbbIIccccccccaaddHaa',
    'HbaKccIIKKSIIccaaccccKKbbJJddaaJJddJaaWddHHddbbbb',
  ],
  heights: {
    '2': 2,
    '3': 3,
    '4': 4,
    '5': 4,
    '6': 3,
    '7': 2,
  },
  pays: {
    high1: [0, 0, 7, 22, 86],
    high2: [0, 0, 5, 13, 43],
    high3: [0, 0, 4, 9, 26],
    high4: [0, 0, 3, 7, 22],
    low1: [0, 0, 1, 4, 9],
    low2: [0, 0, 1, 4, 9],
    low3: [0, 0, 1, 3, 7],
    low4: [0, 0, 1, 3, 5],
  },
  wild: {
    symbol: 'wild',
    counts: 1,
  },
  scatter: {
    symbol: 'scatter',
    spins: {
      '3': 10,
      '4': 15,
      '5': 25,
    },
  },
  multiplier: {
    start: 1,
    step: 1,
  },
  free: {
    reels: [
      'KIIbbaaJJccJaaHHbSbbaaKKKKccJJaccHddddddbbIIccdd',
      'SaaddKKddIIbbIIccaaHHddccbccbbJJddaaJaJJccKKbbHWK',
      'ccddccHddaaJJKbbWIIJddddaaHHJJbbIIccKKaKKccSaabbb',
      'IIWSbaaccKKccccddbbddbbbbddIIJJaaKKaaaHHddJJHJccK',
      'ddIIbbccIIWccJJbbaKKccHHddddaaJccbbKKaaaaddJJKbSH',
    ],
    heights: {
      '2': 2,
      '3': 3,
      '4': 4,
      '5': 4,
      '6': 3,
      '7': 2,
    },
    multiplier: {
      start: 4,
      step: 2,
      persists: false,
    },
    spins: {
      '3': 6,
      '4': 10,
      '5': 15,
    },
    limit: 50,
  },
  cap: 2000,
};

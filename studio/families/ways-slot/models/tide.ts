import type { Model } from '../model.ts';

/** Tide Dragon Ways: medium volatility. Taller reels in free spins, and a multiplier from 2 that starts anew with each spin. */
export const tide: Model = {
  units: 50,
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
    'IIJJHdddbaaccSHHdddaIIJdddbbbaaJJcccbbbaaccc',
    'IIbbbJJIIaaSJbdddJJddddddbbbHaacccccaacccWHHa',
    'ccaaJJaSdddJJbbbdddWaacccbbbcccaaJHHHIIIIbddd',
    'SWcccdddHHccaaHbbbJJadddIIaaaacccJbbbIIJJbddd',
    'bHHdddacccSJJJbbbcccWdddaaJJaaHaadddIIIIccbbb',
    'ccIIJHbbbHHaaabbbdddaabJJSIIWdddcccaacccJJddd',
  ],
  heights: {
    '2': 2,
    '3': 5,
    '4': 6,
    '5': 4,
    '6': 2,
    '7': 1,
  },
  pays: {
    high1: [0, 0, 9, 17, 43, 105],
    high2: [0, 0, 5, 11, 21, 56],
    high3: [0, 0, 4, 9, 17, 43],
    low1: [0, 0, 2, 4, 7, 17],
    low2: [0, 0, 2, 4, 7, 14],
    low3: [0, 0, 1, 3, 5, 12],
    low4: [0, 0, 1, 3, 4, 9],
  },
  wild: {
    symbol: 'wild',
    counts: 1,
  },
  scatter: {
    symbol: 'scatter',
    spins: {
      '3': 8,
      '4': 12,
      '5': 16,
      '6': 25,
    },
  },
  multiplier: {
    start: 1,
    step: 0,
  },
  free: {
    reels: [
      'IIJdddJJdddIIHHcccJJbbbdddccaaaabbbbcccSHaaa',
      'JHHIIScccbbbdddaaadddbbbbJJJJaaHcccccWdddaaII',
      'WJJadddHIIbbbScccJddddddIIccbHHbbbaaJJaaaaccc',
      'IIbIISaaJJdddJJbbbcccdddccaabbbWaaHcccHHJaddd',
      'ccaaaaHHJJbHJJcccIIaIIbbbWdddSJdddaabbbcccddd',
      'aIIJbbbaaccHbbbJJbSaaIIcccWdddaaJJHHdddcccddd',
    ],
    heights: {
      '3': 5,
      '4': 6,
      '5': 4,
      '6': 2,
      '7': 1,
    },
    multiplier: {
      start: 2,
      step: 1,
      persists: false,
    },
    spins: {
      '3': 3,
      '4': 6,
      '5': 10,
      '6': 15,
    },
    limit: 50,
  },
  cap: 3000,
};

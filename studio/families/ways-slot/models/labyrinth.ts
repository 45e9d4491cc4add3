import type { Model } from '../model.ts';

/** Labyrinth Ways: very high volatility. Free spins begin with a multiplier of 4 that never falls. */
export const labyrinth: Model = {
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
    'KKddaaaaddccbbccSHHaaIIeeddeecceebbbKKJJbbaccIJJddSee',
    'ccJJHHcceeaaaSbbeeWJJccaaeebddddaaSddcceeKKbbIIIKKddbb',
    'eeJJWKKbbbbbddccJJbbeeaaSddddccIIKKaccIeeddaaccaaSeeHH',
    'aaIeeSccJJbKKHHccddbbeeabbcceeddeeaaddSKKWddIIccJJbbaa',
    'JJSIHHeeddeeeeKKddKKaaaaWccSddbbJJccccccbbbddaIIaabbee',
    'ccJJaaccWeebbbbIIKKaaddddaaaddbbSIbKKccHHSeeeeddccJJee',
  ],
  heights: {
    '2': 4,
    '3': 4,
    '4': 4,
    '5': 3,
    '6': 3,
    '7': 3,
  },
  pays: {
    high1: [0, 5, 25, 77, 260, 1037],
    high2: [0, 0, 10, 25, 62, 156],
    high3: [0, 0, 8, 17, 36, 83],
    high4: [0, 0, 7, 12, 25, 62],
    low1: [0, 0, 2, 5, 10, 25],
    low2: [0, 0, 2, 5, 10, 25],
    low3: [0, 0, 2, 4, 8, 17],
    low4: [0, 0, 2, 4, 8, 17],
    low5: [0, 0, 2, 3, 7, 12],
  },
  wild: {
    symbol: 'wild',
    counts: 1,
  },
  scatter: {
    symbol: 'scatter',
    spins: {
      '4': 8,
      '5': 12,
      '6': 16,
    },
  },
  multiplier: {
    start: 1,
    step: 0,
  },
  free: {
    reels: [
      'eeeeIIccJJaddaaKKKKbbJJHHbbSeeddcceeccbbddccaaIddbaa',
      'aaSddaaaeeJJaaHHbeeccIeebbWddddddcceebbJJKKKKIIccbbcc',
      'ddSbbccbbJJccIccKKbbaIIKKaaeeaaddddbddeeaaJJeeWcceeHH',
      'KKKKbbddcccceeaHHaaccaaddWJJIIISddeeaaeebbccbeeJJddbb',
      'KKbbbaacceeIIaaeeccWccJJKKddddeebbccddddSbbaaaeeIJJHH',
      'eebbJJKKaabbccddddIIaabccSeeddbbccIWaHHeeKKeeddccJJaa',
    ],
    heights: {
      '3': 4,
      '4': 4,
      '5': 3,
      '6': 3,
      '7': 3,
    },
    multiplier: {
      start: 4,
      step: 1,
      persists: true,
    },
    spins: {
      '4': 4,
      '5': 6,
      '6': 8,
    },
    limit: 40,
  },
  cap: 10000,
};

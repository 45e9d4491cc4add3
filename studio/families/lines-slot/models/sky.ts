import type { Model } from '../model.ts';
import { FIVE_BY_FOUR } from './lines.ts';

/** Forty lines on four rows, stacked symbols, and scatters that pay: low volatility. */
export const sky: Model = {
  rows: 4,
  units: 40,
  symbols: {
    H: 'high1',
    I: 'high2',
    J: 'high3',
    K: 'high4',
    a: 'low1',
    b: 'low2',
    c: 'low3',
    W: 'wild',
    S: 'scatter',
  },
  reels: [
    'cHHHHcacbIIIabJJJJbcKKKKbSabca',
    'aaabKKcJJWcbbHHHHKKJJIIIcabbcSc',
    'JJcaJJacbcbSaHHHHbKKabccIIIKKbW',
    'WbbKKaJJccaSbJJbacIIIcKKHHHHabc',
    'bJJaacbacaKKIIIcJJKKbbbScHHHHc',
  ],
  lines: FIVE_BY_FOUR.slice(0, 40),
  pays: {
    high1: [0, 0, 32, 96, 320],
    high2: [0, 0, 32, 80, 255],
    high3: [0, 0, 26, 64, 190],
    high4: [0, 0, 26, 64, 190],
    low1: [0, 0, 13, 32, 96],
    low2: [0, 0, 13, 32, 80],
    low3: [0, 0, 10, 26, 64],
  },
  wild: 'wild',
  scatter: {
    symbol: 'scatter',
    pays: {
      '3': 80,
      '4': 400,
      '5': 2000,
    },
    spins: {
      '3': 7,
      '4': 10,
      '5': 15,
    },
  },
  free: {
    reels: [
      'babJJcbcaIIIaHHHHcacKKKKJJb',
      'bWaIIIKKKKbaccJJccJJabWHHHHba',
      'HHHHbIIIbWJJbWcbcaaacacKKKKJJ',
      'JJcWHHHHccaWbbaKKKKcbabaJJIII',
      'cbJJHHHHaKKaIIIJJKKbbabaccc',
    ],
    multiplier: 1,
  },
};

import type { Model } from '../model.ts';
import { THREE_BY_THREE } from './lines.ts';

/** Three reels and five lines, no free spins: low volatility, as on a machine of the first days. */
export const brass: Model = {
  rows: 3,
  units: 5,
  symbols: {
    H: 'high1',
    I: 'high2',
    J: 'high3',
    a: 'low1',
    b: 'low2',
    c: 'low3',
    W: 'wild',
  },
  reels: ['cIccJcbJcaabaacabIWbJbbH', 'ccHacbbbcaIcbWaJIbJabcJa', 'caccacbIIWabJJbbbaJcabHc'],
  lines: THREE_BY_THREE,
  pays: {
    wild: [0, 0, 470],
    high1: [0, 0, 140],
    high2: [0, 0, 56],
    high3: [0, 0, 28],
    low1: [0, 0, 11],
    low2: [0, 0, 8],
    low3: [0, 2, 5],
  },
  wild: 'wild',
};

import type { Model } from '../model.ts';
import { FIVE_BY_THREE } from './lines.ts';

/** Twenty-five lines. Wilds on the middle reels cover their whole reel; there are no free spins: low volatility. */
export const bloom: Model = {
  rows: 3,
  units: 25,
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
  },
  reels: [
    'aKHcdabdbddHadacaKIdKbcIbbJcIJKcJc',
    'WddHbKKabcaabHddadIbabKccIIdKcJJJcc',
    'cHIddKabcdacdIbbKWKcKabIcHJdaJbJadc',
    'aHdabIKbccbcJcddKIaHKKadIbcdJaJWdcb',
    'IdIddJcbdKbcKaIKddHcJccJaabacbHaKb',
  ],
  lines: FIVE_BY_THREE,
  pays: {
    high1: [0, 0, 49, 145, 485],
    high2: [0, 0, 39, 97, 290],
    high3: [0, 0, 29, 78, 195],
    high4: [0, 0, 23, 58, 155],
    low1: [0, 0, 12, 29, 78],
    low2: [0, 0, 12, 29, 78],
    low3: [0, 0, 8, 19, 58],
    low4: [0, 0, 8, 19, 58],
  },
  wild: 'wild',
  expanding: 'always',
};

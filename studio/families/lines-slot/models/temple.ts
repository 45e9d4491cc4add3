import type { Model } from '../model.ts';
import { FIVE_BY_THREE } from './lines.ts';

/** Five lines, wilds that pay, and free spins whose multiplier rises with each of them: high volatility. */
export const temple: Model = {
  rows: 3,
  units: 5,
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
    'aIcbKdddcbSaaKcWHJcJaHIdbbJKdcba',
    'SbHaJdbaHJddcdaaIbaKcKbbIccJWKdc',
    'cJbbcaHcdIdSbHdbbaJacKaIaKWKcJdd',
    'bcabWdHbbcKadScKJdHaadacIbJJIdKc',
    'cKIaKbdabJaKHScWdadHJabccdJbcIbd',
  ],
  lines: FIVE_BY_THREE.slice(0, 5),
  pays: {
    wild: [0, 16, 155, 785, 2350],
    high1: [0, 0, 63, 315, 1570],
    high2: [0, 0, 47, 190, 785],
    high3: [0, 0, 31, 125, 470],
    high4: [0, 0, 24, 94, 315],
    low1: [0, 0, 13, 39, 155],
    low2: [0, 0, 13, 39, 155],
    low3: [0, 0, 8, 31, 94],
    low4: [0, 0, 8, 31, 94],
  },
  wild: 'wild',
  scatter: {
    symbol: 'scatter',
    spins: {
      '3': 8,
      '4': 10,
      '5': 15,
    },
  },
  free: {
    reels: [
      'cdaJdJbcJcHcdaIKKIbbbHbadcaaKd',
      'aKbdacdHdacbbaJKJdIbcWdJKIbaccH',
      'IcadaJbJKdbdaaWbKcdIadHcbKJHccb',
      'IJHdHKdbdKWaJaJcccbbaaIKcbdabdc',
      'dKcHdKabdaJdcIbbbKJccIabdaHacJ',
    ],
    multiplier: 1,
    step: 1,
  },
};

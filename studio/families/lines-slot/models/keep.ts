import type { Model } from '../model.ts';
import { FIVE_BY_THREE } from './lines.ts';

/** Ten lines. In free spins, a wild covers its whole reel: high volatility. */
export const keep: Model = {
  rows: 3,
  units: 10,
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
    'caccdbcabKHbJcbbaJJdKKdHbIdddISaac',
    'cbWdbabaaHHcIacbJbcKJJbcKSdddIKcdda',
    'dcbbaJcWccdbHbKKSaaHdcIabKdcbJaJdId',
    'IJaIcbJWcJHddbdabcSdKKdcaabcbKbadHc',
    'KdcJdcbcJbIcaJabdaHacabHddcKKbSIbd',
  ],
  lines: FIVE_BY_THREE.slice(0, 10),
  pays: {
    high1: [0, 9, 91, 545, 3635],
    high2: [0, 0, 55, 275, 1275],
    high3: [0, 0, 45, 145, 545],
    high4: [0, 0, 36, 110, 365],
    low1: [0, 0, 15, 45, 180],
    low2: [0, 0, 15, 45, 180],
    low3: [0, 0, 9, 27, 110],
    low4: [0, 0, 9, 27, 110],
  },
  wild: 'wild',
  scatter: {
    symbol: 'scatter',
    spins: {
      '3': 10,
      '4': 12,
      '5': 16,
    },
  },
  expanding: 'free',
  free: {
    reels: [
      'cKHdbJKaccJcdbKbcdbIcddabISHbaJdaa',
      'bWaabKbccSKHdcdJIHJbabKIcaddacdJWcdb',
      'ddcSabIJccWbHbdcJHcIKKcWbabaaddJKbda',
      'JKHIdcbJcHdadccdKbaaJScdbbdWbcKbaWIa',
      'cbaaKbdbdaIdaIcbSJcJaHKcdbJdccbdKH',
    ],
    multiplier: 1,
    spins: {
      '3': 5,
      '4': 8,
      '5': 10,
    },
    limit: 24,
  },
};

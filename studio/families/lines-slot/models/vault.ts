import type { Model } from '../model.ts';
import { FIVE_BY_THREE } from './lines.ts';

/** For titles with a pool, which adds to the return. Twenty lines and free spins at twice the pays: medium volatility. */
export const vault: Model = {
  rows: 3,
  units: 20,
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
    'bHbKdHbKKdJJbcKaScaadccaJbaddIdcI',
    'dKbacbcacdKdaccWddbKIKbdHJbaaHSJIJ',
    'WKacbdKadJddHcadcbbIJcHcSbdKbaIaJK',
    'JaSaadIabcdaJcHbdccKJbKcKIbKdbHddW',
    'aJdbKaJbcbWcaIHHKbdSaKddJcccaKIbdd',
  ],
  lines: FIVE_BY_THREE.slice(0, 20),
  pays: {
    high1: [0, 0, 97, 385, 1930],
    high2: [0, 0, 72, 240, 965],
    high3: [0, 0, 48, 145, 605],
    high4: [0, 0, 36, 120, 360],
    low1: [0, 0, 14, 48, 180],
    low2: [0, 0, 14, 48, 180],
    low3: [0, 0, 12, 36, 120],
    low4: [0, 0, 12, 36, 120],
  },
  wild: 'wild',
  scatter: {
    symbol: 'scatter',
    spins: {
      '3': 8,
      '4': 12,
      '5': 18,
    },
  },
  free: {
    reels: [
      'cbJdHdIbaaKcKKabccJcHdKIaJabdbd',
      'dIdccJKHdcbddaIcWKbbKcaabJJWaHabK',
      'WbJdHaKbKaadJdabKcdbcbJaccKWIcdIH',
      'JdHWcJdIaaKWKKbacadbHJIbdcbacbdKc',
      'JKdcbKdabKcaccbadHJcIbdabJKdIaH',
    ],
    multiplier: 2,
  },
};

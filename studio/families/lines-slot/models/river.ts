import type { Model } from '../model.ts';
import { FIVE_BY_THREE } from './lines.ts';

/** Twenty lines with stacked wilds; free spins, with taller stacks, can award further ones: medium volatility. */
export const river: Model = {
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
    'cbJabcbaaccbHHHabIIKdIJdcdKKaSddJ',
    'dbIcacJddcbcHHHcadKaIISabaJbKdJWWWKb',
    'dIIcIcdbHHHcbbacKSaaKJbdaJdbdcWWWJaK',
    'abKbaWWWIIbKdHHHaJbdKIcScadcJdaccbJd',
    'dKbKIIKdaadaIbcdbccaJaJHHHbJdSbcc',
  ],
  lines: FIVE_BY_THREE.slice(0, 20),
  pays: {
    high1: [0, 0, 39, 195, 770],
    high2: [0, 0, 29, 115, 385],
    high3: [0, 0, 23, 77, 230],
    high4: [0, 0, 19, 58, 195],
    low1: [0, 0, 10, 29, 96],
    low2: [0, 0, 10, 29, 96],
    low3: [0, 0, 8, 19, 77],
    low4: [0, 0, 8, 19, 77],
  },
  wild: 'wild',
  scatter: {
    symbol: 'scatter',
    spins: {
      '3': 8,
      '4': 12,
      '5': 20,
    },
  },
  free: {
    reels: [
      'cdaIIJHHHbcKcbacdSJKbbJdaKIaddc',
      'JdKdbcbKbddJaaIJcaSbIIHHHKWWWccdac',
      'dcKaIIKcbWWWccabdHHHcbaJWWWJbdadJIKd',
      'cddacSHHHIbJdKbdcaJJbIIbdKKWWWacca',
      'aKdcbKcacSddbHHHJIdIIbbJcKadJca',
    ],
    multiplier: 1,
    spins: {
      '3': 5,
      '4': 10,
    },
    limit: 30,
  },
};

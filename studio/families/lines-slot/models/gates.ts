import type { Model } from '../model.ts';
import { FOUR_BY_FOUR } from './lines.ts';

/** Four reels of four rows, twenty lines. Free spins can award further ones: medium volatility. */
export const gates: Model = {
  rows: 4,
  units: 20,
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
    'dbIcdbcISddJabbHcbaaddJJacIaccH',
    'dcadcbJIaaaSJccddbIdcdcaIbHbbJWH',
    'JcHWbbcHabcIaIddacSddJdbdIaabcJc',
    'IcSIdabHJcIbcHJddJdacabdbaWacbdc',
  ],
  lines: FOUR_BY_FOUR,
  pays: {
    high1: [0, 0, 66, 440],
    high2: [0, 0, 44, 220],
    high3: [0, 0, 33, 130],
    low1: [0, 0, 18, 55],
    low2: [0, 0, 18, 55],
    low3: [0, 0, 11, 33],
    low4: [0, 0, 11, 33],
  },
  wild: 'wild',
  scatter: {
    symbol: 'scatter',
    spins: {
      '3': 8,
      '4': 15,
    },
  },
  free: {
    reels: [
      'cbbdSIdabadcbaHHadccdJJJaHcbII',
      'IacaHddcIIadWJJcaSbcHJWHbcbabddb',
      'cbaJcbSHWddJadaJbaIHcdIbHdabccIW',
      'dbdabWaIHSadJdJbaacHbccbJcIWIHcd',
    ],
    multiplier: 2,
    spins: {
      '3': 5,
      '4': 8,
    },
    limit: 30,
  },
};

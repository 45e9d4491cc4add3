import type { Model } from '../model.ts';
import { FIVE_BY_FOUR } from './lines.ts';

/** Fifty lines on four rows. The multiplier of free spins rises, and they can award further ones: medium to high volatility. */
export const peak: Model = {
  rows: 4,
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
    W: 'wild',
    S: 'scatter',
  },
  reels: [
    'bccdbdcbJbaJcHHSadKbaJKddcdaacIIK',
    'ddabKKKbcdabJHHcddWbIIcJcdcJacSaab',
    'dKKdcbacbbdHHIIJabSaccKJaJdacbdcd',
    'KKcaWIIadbJbbddJccccdaHHdbbadcSJKa',
    'babcabJKddbddKIIaaKcbdcHHcadJSJcc',
  ],
  lines: FIVE_BY_FOUR,
  pays: {
    high1: [0, 0, 72, 285, 1430],
    high2: [0, 0, 57, 230, 860],
    high3: [0, 0, 43, 145, 575],
    high4: [0, 0, 34, 115, 430],
    low1: [0, 0, 14, 43, 170],
    low2: [0, 0, 14, 43, 170],
    low3: [0, 0, 11, 34, 115],
    low4: [0, 0, 11, 34, 115],
  },
  wild: 'wild',
  scatter: {
    symbol: 'scatter',
    spins: {
      '3': 8,
      '4': 10,
      '5': 12,
    },
  },
  free: {
    reels: [
      'aJabJaddcIIJcbbKbdKKaHHaSdbcdcdcc',
      'ccKdSJKbWadacabJcbIIdadcdcKbbdaHHJ',
      'KSccaacIIcbbadcddddJJKKbHHbaacbdJ',
      'KbccIIJHHabaadddcJaJbbWcKaKbdSddcc',
      'aJbScKddIIcabdbabcJdJcbaccKHHKdda',
    ],
    multiplier: 1,
    step: 1,
    spins: {
      '3': 3,
      '4': 4,
      '5': 5,
    },
    limit: 15,
  },
};

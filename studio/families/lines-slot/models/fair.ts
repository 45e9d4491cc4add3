import type { Model } from '../model.ts';
import { FIVE_BY_THREE } from './lines.ts';

/** Fifteen lines, scatters that pay, and short free spins at three times the pays: medium volatility. */
export const fair: Model = {
  rows: 3,
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
    'dcaccaScdddIadbbIcbHHbJdcJaIabJ',
    'bHaHaccIadSbJdcaJcWbJddbcdIcbadI',
    'ddbdaIbIcaaJJWdJccaIcbcadSbcHdHb',
    'acadHccbdcdIdacJHbcISdJJbdWbIaba',
    'cSbbIaHdIccHcaabddadWbdbJcJJdcIa',
  ],
  lines: FIVE_BY_THREE.slice(0, 15),
  pays: {
    high1: [0, 0, 84, 335, 1685],
    high2: [0, 0, 51, 170, 675],
    high3: [0, 0, 42, 135, 420],
    low1: [0, 0, 17, 51, 170],
    low2: [0, 0, 17, 51, 170],
    low3: [0, 0, 13, 34, 125],
    low4: [0, 0, 13, 34, 125],
  },
  wild: 'wild',
  scatter: {
    symbol: 'scatter',
    pays: {
      '2': 10,
      '3': 60,
      '4': 300,
      '5': 2000,
    },
    spins: {
      '3': 6,
      '4': 9,
      '5': 12,
    },
  },
  free: {
    reels: [
      'dbbcbacaSJJIcJHdcIHcaddIcaaddbb',
      'JbbbbdcJabIWaIdHacHJWccacSddIcadd',
      'ccdcadJIbdWbcbJdbHaWcJabIaScdaHdI',
      'aaSdJbbaaIdWIcdbcbJIddJdHcHbcaccW',
      'acdaSJacHJdcdaWbbdHIdcbcbcadIbWJI',
    ],
    multiplier: 3,
    spins: {
      '3': 3,
      '4': 6,
      '5': 9,
    },
    limit: 30,
  },
};

import type { PrizeRow } from '../shared/lottery/last-digits.ts';
import { vietnamTypes } from '../shared/lottery/vietnam.ts';

/** 18 numbers, from the eighth prize to the special one. */
export const ROWS: readonly PrizeRow[] = [
  { key: 'eighth', count: 1, digits: 2 },
  { key: 'seventh', count: 1, digits: 3 },
  { key: 'sixth', count: 3, digits: 4 },
  { key: 'fifth', count: 1, digits: 4 },
  { key: 'fourth', count: 7, digits: 5 },
  { key: 'third', count: 2, digits: 5 },
  { key: 'second', count: 1, digits: 5 },
  { key: 'first', count: 1, digits: 5 },
  { key: 'special', count: 1, digits: 6 },
];
export const TYPES = vietnamTypes(ROWS);

import type { PrizeRow } from '../shared/lottery/last-digits.ts';
import { vietnamTypes } from '../shared/lottery/vietnam.ts';

/** 27 numbers, from the seventh prize to the special one. */
export const ROWS: readonly PrizeRow[] = [
  { key: 'seventh', count: 4, digits: 2 },
  { key: 'sixth', count: 3, digits: 3 },
  { key: 'fifth', count: 6, digits: 4 },
  { key: 'fourth', count: 4, digits: 4 },
  { key: 'third', count: 6, digits: 5 },
  { key: 'second', count: 2, digits: 5 },
  { key: 'first', count: 1, digits: 5 },
  { key: 'special', count: 1, digits: 5 },
];
export const TYPES = vietnamTypes(ROWS);

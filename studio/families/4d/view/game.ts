import type { NumberGame } from '../../../client/parts/numbers/game.ts';
import { saidHighest, tailStats } from '../../../client/parts/numbers/tails.ts';
import { DRAWN, ROWS, TYPES } from '../types.ts';
import { en } from './texts/en.ts';

/** 23 numbers of four digits, as their view shows them: prize by prize. */
export const GAME: NumberGame = {
  types: TYPES,
  texts: {
    EN: en,
    CN: async () => (await import('./texts/cn.ts')).cn,
    AR: async () => (await import('./texts/ar.ts')).ar,
  },
  balls: DRAWN,
  rows: ROWS,
  stats: tailStats,
  said: saidHighest(ROWS),
};

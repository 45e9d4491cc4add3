import type { NumberGame } from '../../../client/parts/numbers/game.ts';
import { TYPES } from '../types.ts';
import { en } from './texts/en.ts';

/** Four digits, as their view shows them. */
export const GAME: NumberGame = {
  types: TYPES,
  texts: {
    EN: en,
    CN: async () => (await import('./texts/cn.ts')).cn,
    AR: async () => (await import('./texts/ar.ts')).ar,
  },
  balls: 4,
  stats: { from: 0, to: 9, byPlace: true },
  said: (balls, texts) =>
    texts('said', { number: balls.join(''), sum: balls.reduce((total, each) => total + each, 0) }),
};

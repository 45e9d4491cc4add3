import type { Kept } from '../../shared/lib/storage.ts';

const KEY = 'cardColours';
/** The style of the cards has as many colours, `color1` and on. */
const COLOURS = 5;

/**
 * GAME-10: a card's colour is random and remembered for the session. The session remembers one number that decides all colours: a
 * lobby shows thousands of cards.
 */
export const cardColour = (
  nodeId: string,
  storage: Pick<Kept, 'getItem' | 'setItem'>,
  random: () => number,
): string => {
  const known = storage.getItem(KEY);
  const seed = known ?? String(Math.floor(random() * 2 ** 31));
  if (known === null) storage.setItem(KEY, seed);
  // The factors spread neighbouring numbers over all colours.
  const bits = Math.imul((Number(seed) || 0) ^ Math.imul(Number(nodeId), 0x9e3779b1), 0x85ebca6b) >>> 8;
  return `color${(bits % COLOURS) + 1}`;
};

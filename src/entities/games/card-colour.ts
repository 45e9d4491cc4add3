const KEY = 'cardColours';
const COLOURS = ['color1', 'color2', 'color3', 'color4', 'color5'] as const;
export type CardColour = (typeof COLOURS)[number];

/** Spreads the bits of a number over 32. */
const mixed = (bits: number): number => {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  return (once ^ (once >>> 13)) >>> 0;
};

/**
 * GAME-10: a card's colour is random and remembered for the session. The session remembers one number that decides all colours: a
 * lobby shows thousands of cards.
 */
export const cardColour = (nodeId: string, storage: Storage, random: () => number): CardColour => {
  const known = storage.getItem(KEY);
  const seed = known ?? String(Math.floor(random() * 2 ** 31));
  if (known === null) storage.setItem(KEY, seed);
  return COLOURS[mixed((Number(seed) || 0) + Math.imul(Number(nodeId), 0x9e3779b1)) % COLOURS.length]!;
};

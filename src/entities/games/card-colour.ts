import { readJson } from '../../shared/lib/storage.ts';

const KEY = 'cardColours';
const COLOURS = ['color1', 'color2', 'color3', 'color4', 'color5'] as const;
export type CardColour = (typeof COLOURS)[number];

/** GAME-10: a card's colour is random and remembered for the session. */
export const cardColour = (nodeId: string, storage: Storage, random: () => number): CardColour => {
  const known = readJson<Record<string, CardColour>>(storage, KEY) ?? {};
  const colour = known[nodeId] ?? COLOURS[Math.floor(random() * COLOURS.length)] ?? 'color1';
  if (!known[nodeId]) storage.setItem(KEY, JSON.stringify({ ...known, [nodeId]: colour }));
  return colour;
};

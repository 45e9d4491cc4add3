import type { Theme } from '../motif-table.ts';
import { arcane, candy, carnival, fire } from './feasts.ts';
import { cave, classic, olympus, vault } from './halls.ts';
import type { DrawBackdrop } from './drawing.ts';
import { egypt, ice, jungle, meadow, savanna, west } from './lands.ts';
import { blossom, castle, city, orient, space } from './nights.ts';
import { sea } from './sea.ts';

/** The backdrop of every theme. */
export const BACKDROPS: Record<Theme, DrawBackdrop> = {
  orient,
  egypt,
  jungle,
  sea,
  space,
  candy,
  fire,
  ice,
  west,
  castle,
  cave,
  classic,
  meadow,
  olympus,
  city,
  savanna,
  arcane,
  carnival,
  vault,
  blossom,
};

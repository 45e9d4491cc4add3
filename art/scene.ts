import { mix } from './colour.ts';
import type { Seed } from './seed.ts';
import type { Sheet } from './svg.ts';
import { createSheet } from './svg.ts';
import { createSeed } from './seed.ts';
import type { VendorLook } from './vendor-looks.ts';
import type { Mood } from './vendor-moods.ts';
import { vendorLook } from './vendor-looks.ts';

export type Shape = 'tile' | 'wide';

/** What each part of a picture needs to know of the whole. */
export interface Scene {
  w: number;
  h: number;
  /** The centre of the picture; a square crop keeps it. */
  cx: number;
  cy: number;
  /** About 1 on the 300-wide tile. Lengths in scenes are multiples of it. */
  unit: number;
  shape: Shape;
  seed: Seed;
  sheet: Sheet;
  look: VendorLook;
  mood: Mood;
}

/** Tile 3:4 and wide 16:9. The wide one keeps its subject in the middle square. */
export const SHAPES: Record<Shape, { w: number; h: number; cy: number; unit: number }> = {
  tile: { w: 300, h: 400, cy: 150, unit: 1.08 },
  wide: { w: 480, h: 270, cy: 110, unit: 0.8 },
};

/** Creates a vendor's scene. The seed chooses among the vendor's moods and varies them slightly. */
export function createScene(key: string, vendor: string, shape: Shape): Scene {
  const seed = createSeed(key);
  const look = vendorLook(vendor);
  const [first, second] = [seed.pick(look.moods), seed.pick(look.moods)];
  const bend = seed.float(0, 0.3);
  const mood = { deep: mix(first.deep, second.deep, bend), mid: mix(first.mid, second.mid, bend), glow: first.glow };
  const { w, h, cy, unit } = SHAPES[shape];
  return { w, h, cx: w / 2, cy, unit, shape, seed, sheet: createSheet(), look, mood };
}
